import JSON

extension Discrepancy {
  /// Whose count a gap is a part of.
  private var base: String {
    let all = mediators.map(\.inJSON)
    return all.count > 1 ? "mediator" : all.first ?? Self.google.inJSON
  }

  /// All of it as one line of JSON; with a threshold also which gaps are above it.
  package func summary(title: String, seed: UInt64, _ threshold: Threshold? = nil) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", title)
      json.writeMember("seed", Int(clamping: seed))
      json.writeMember("runs", runs)
      json.writeMember("failed", failed)
      if crashed > 0 { json.writeMember("crashed", crashed) }
      json.array("lines", of: lines) { $0.write($1) }
      json.writeMember("base", base)
      json.writeMember("sign", "network - \(base)")
      if let threshold {
        json.writeKey("thresholdPercent")
        json.write(hundredths: threshold.hundredths)
        json.array("above", of: excesses(above: threshold)) { $0.write($1) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ line: Discrepancy.Line) {
    object { json in
      json.writeMember("unit", line.unit)
      json.writeMember("line", line.label)
      json.writeMember("ads", line.ads)
      if line.mediator != Discrepancy.google { json.writeMember("base", line.mediator.inJSON) }
      json.writeKey(line.mediator.inJSON)
      json.write(line.mediated, withPaid: true)
      json.writeKey("network")
      if let network = line.network {
        json.write(network, withPaid: true)
      } else {
        json.writeNull()
      }
      if let vast = line.vast {
        json.object("vast") { json in
          json.writeMember("impressions", vast.impressions)
          json.writeMember("clicks", vast.clicks)
        }
      }
      json.object("gap") { json in
        for kind in Discrepancy.Kind.allCases {
          json.writeMember(kind.rawValue, line.gap(kind).difference)
        }
      }
      json.object("gapPercent") { json in
        for kind in Discrepancy.Kind.allCases {
          json.writeKey(kind.rawValue)
          json.write(hundredths: line.gap(kind).hundredths)
        }
      }
      json.object("split") { json in
        for kind in Discrepancy.Kind.allCases where line.split[kind] != nil {
          json.object(kind.rawValue) { json in
            for (cause, count) in line.parts(of: kind) { json.writeMember(cause.rawValue, count) }
          }
        }
      }
      json.object("causes") { json in
        for (rule, ads) in line.causesInOrder { json.writeMember(rule, ads) }
      }
    }
  }

  fileprivate mutating func write(_ excess: Discrepancy.Excess) {
    object { json in
      json.writeMember("unit", excess.line.unit)
      json.writeMember("line", excess.line.label)
      json.writeMember("what", excess.kind.rawValue)
    }
  }

  fileprivate mutating func write(hundredths: Int?) {
    if let hundredths { writeMicros(hundredths * 10_000) } else { writeNull() }
  }
}

extension String {
  /// A keeper's name as a key.
  fileprivate var inJSON: String { lowercased() }
}
