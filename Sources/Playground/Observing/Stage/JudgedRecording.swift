import Contract
import JSON
package import Simulation

/// A recording as a page shows it: its entries without holes, and what was concluded after each.
package struct JudgedRecording: Sendable {
  package let recording: Recording
  /// What was recorded, and nothing else.
  package let journal: RecordedJournal
  package let entries: [Entry]
  /// What Google counted and which rules were found broken, by the entries after which that is known.
  package let conclusions: [Int: [Entry]]
  /// The books at its end.
  package let ledgers: Ledgers

  /// Nil if its entries were not kept, or nothing says what was recorded.
  package init?(_ recording: Recording) {
    guard let kept = recording.kept, let facts = recording.facts,
      let journal = try? RecordedJournal(reading: facts.journal(of: kept))
    else { return nil }
    let row = EntryRow(kept)
    var phone = PhoneReading(recording, row)
    var ledgers = Ledgers(phone)
    var conclusions: [Int: [Entry]] = [:]
    for entry in row.entries {
      ledgers.add(entry)
      let concluded = phone.read(entry).filter { $0.isConcluded && $0.kind != entry.kind }
      if !concluded.isEmpty { conclusions[entry.number] = concluded }
    }
    (self.recording, self.journal, entries) = (recording, journal, row.entries)
    (self.conclusions, self.ledgers) = (conclusions, ledgers)
  }
}

extension Entry {
  /// Whether it is what Google counts, or a broken rule.
  fileprivate var isConcluded: Bool {
    switch kind {
    case .count(let count): count.ledger == .google
    case .finding: true
    default: false
    }
  }
}

extension RecordingFacts {
  /// A journal with these entries.
  fileprivate func journal(of entries: [Entry]) -> [UInt8] {
    var bytes = header
    for entry in entries { JSONWriter.append(to: &bytes) { entry.write(to: &$0) } }
    return bytes
  }

  private var header: [UInt8] {
    JSONWriter.line { json in
      json.writeMember("format", JournalHeader.format)
      json.object("recorded") { json in
        if let app { json.writeMember("app", app) }
        let crossings = sight.parts.map(\.rawValue) + unknownCrossings
        json.array("crossings", of: crossings.sorted()) { $0.write($1) }
        json.array("leftOut", of: sight.leftOut.sorted()) { $0.write($1) }
        json.writeMember("recorder", recorder)
        json.writeMember("run", run)
        if let sdk { json.writeMember("sdk", sdk) }
        if let silence = sight.silence { json.writeMember("silence", Int(silence / .seconds(1))) }
        if let started { json.writeMember("started", started) }
      }
      json.writeMember("version", JournalHeader.recordingVersion)
    }
  }
}
