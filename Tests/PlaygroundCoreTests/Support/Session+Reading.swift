import JSON
import Observing
import Playing
import Scenarios
import Simulation

extension Session {
  /// A session that has been started and has done all this.
  static func after(_ scenario: Scenario, seed: UInt64? = nil, _ actions: Action...) -> Session {
    let session = Session(scenario, seed: seed)
    session.start()
    for action in actions { session.perform(action) }
    return session
  }

  /// The newest ad of the unit that tests have.
  var ad: AdRecord? { ledgers.newest(of: "feed") }

  /// Does it, and says which entries came of it.
  func entries(of action: Action) -> [Entry] {
    let before = journal.entries.count
    perform(action)
    return Array(journal.entries[before...])
  }

  /// What stood out as impossible, in order.
  var violations: [String] {
    journal.entries.compactMap { entry in
      if case .note(let violation?) = entry.kind { violation.rawValue } else { nil }
    }
  }

  /// The journal as a file has it.
  var lines: String {
    var json = JSONWriter()
    writeJournalHeader(to: &json)
    for entry in journal.entries { entry.write(to: &json) }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension Sequence<Entry> {
  /// Who said what to whom, and who counted what: `google→app nativeAdDidRecordClick(_:)`,
  /// `google counts click`. Notes and timers are left out.
  var crossings: [String] {
    compactMap { entry in
      switch entry.kind {
      case .call, .callback:
        "\(entry.from.role)→\(entry.to.map { "\($0.role)" } ?? "") \(entry.message)"
      case .count(let count): "\(entry.from.role) counts \(count.what)"
      case .input, .timer, .note, .finding: nil
      }
    }
  }
}
