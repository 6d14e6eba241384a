import Contract
import JSON
import Observing
import Screen
import Simulation

/// The native ads that were on the screen, and the faults of their layouts.
struct LayoutVerdict {
  /// The ads' names, in the order in which they were shown first.
  let shown: [String]
  let faults: [LayoutFault]

  init(_ entries: some Sequence<Entry>) {
    var names: [String] = []
    for entry in entries where entry.sense == .shown {
      if let ad = entry.ad, !names.contains(ad) { names.append(ad) }
    }
    shown = names
    faults = entries.layoutFaults
  }

  // MARK: For people

  func report(of name: String) -> String {
    guard !shown.isEmpty else { return "\(name): no native ad was shown\n" }
    let count =
      faults.isEmpty ? "no fault" : faults.count == 1 ? "1 fault" : "\(faults.count) faults"
    let ads = shown.count == 1 ? "1 native ad" : "\(shown.count) native ads"
    return "\(name): \(ads), \(count)\n" + faults.map(\.lines).joined()
  }

  // MARK: For programs

  func json(of name: String) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", name)
      json.array("shown", of: shown) { $0.write($1) }
      json.array("faults", of: faults) { $0.write($1) }
    }
  }
}

extension LayoutFault {
  fileprivate var lines: String {
    let gap = String(repeating: " ", count: 11)
    var lines = [
      "  \(Text.padded(rule.severity.rawValue, to: 8)) \(rule.id)  (\(ad), #\(entry.number))",
      "\(gap)\(entry.message)",
      "\(gap)why: \(rule.why)", "\(gap)fix: \(rule.fix)",
    ]
    if let code = rule.code { lines.append("\(gap)     \(code)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ fault: LayoutFault) {
    object {
      $0.writeMember("ad", fault.ad)
      $0.writeMember("rule", fault.rule.id)
      $0.writeMember("severity", fault.rule.severity.rawValue)
      $0.writeMember("part", fault.part)
      let frame = fault.frame
      $0.array("frame", of: [frame.x, frame.y, frame.width, frame.height]) { $0.write($1) }
      $0.writeMember("text", fault.entry.message)
      $0.writeMember("fix", fault.rule.fix)
      $0.writeMember("entry", fault.entry.number)
    }
  }
}
