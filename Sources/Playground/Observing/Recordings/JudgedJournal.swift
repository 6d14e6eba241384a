import Contract
import JSON
import Simulation

extension Recording {
  /// The recording as a journal with what was concluded from it: the broken rules and what Google counted
  /// stand behind its entries, and notes in the places of lost ones. Nil if its entries were not kept.
  package func journal() -> RecordedJournal? {
    guard let kept, let facts else { return nil }
    var bytes = facts.header
    let row = EntryRow(kept)
    var entries = row.entries
    let last = entries.last?.time ?? .start
    for ad in ads {
      for (what, count) in ad.google.all where count > 0 {
        entries.append(
          Entry(
            number: entries.count + 1, time: last, cause: nil,
            kind: .count(Count(what, in: .google, amount: count)), from: .google, to: nil,
            sense: what.sense, ad: ad.name, message: what.rawValue, data: .none))
      }
    }
    for found in findings {
      let proof = found.finding.proof.map { row.place(of: $0) }
      entries.append(found.entry(entries.count + 1, last, proof: proof))
    }
    for entry in entries {
      JSONWriter.append(to: &bytes) { entry.write(to: &$0) }
    }
    return try? RecordedJournal(reading: bytes)
  }
}

extension RecordedFinding {
  func entry(_ number: Int, _ time: Instant, proof: [Int]) -> Entry {
    let rule = finding.rule
    return Entry(
      number: number, time: time, cause: proof.last,
      kind: .finding(rule: rule.id, severity: rule.severity.rawValue, proof: proof),
      from: rule.party, to: nil, ad: finding.ad, message: rule.sentence, data: .none)
  }
}

extension RecordedAd.Counts {
  fileprivate var all: [(what: Count.What, count: Int)] {
    [(.impression, impressions ?? 0), (.click, clicks ?? 0), (.reward, rewards ?? 0)]
  }
}

extension Count.What {
  fileprivate var sense: Sense? {
    switch self {
    case .impression: .googleImpression
    case .click: .googleClick
    case .reward: .googleReward
    default: nil
    }
  }
}

extension RecordingFacts {
  /// The first line of its journal.
  fileprivate var header: [UInt8] {
    JSONWriter.line { json in
      json.writeMember("format", JournalHeader.format)
      json.object("recorded") { json in
        if let app { json.writeMember("app", app) }
        json.array("crossings", of: sight.parts.map(\.rawValue).sorted()) { $0.write($1) }
        json.array("leftOut", of: sight.leftOut.sorted()) { $0.write($1) }
        json.writeMember("recorder", recorder)
        json.writeMember("run", run)
        if let sdk { json.writeMember("sdk", sdk) }
        if let started { json.writeMember("started", started) }
      }
      json.writeMember("version", JournalHeader.recordingVersion)
    }
  }
}
