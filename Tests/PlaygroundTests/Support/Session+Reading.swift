import JSON
import Observing
import Playing
import Scenarios
import Simulation

extension Session {
  /// A started session after these actions.
  static func after(_ scenario: Scenario, seed: UInt64? = nil, _ actions: Action...) -> Session {
    let session = Session(scenario, seed: seed)
    session.start()
    for action in actions { session.perform(action) }
    return session
  }

  /// The newest ad of the unit `feed`.
  var ad: AdRecord? { ledgers.newest(of: "feed") }

  /// Performs the action and returns the entries it caused.
  func entries(of action: Action) -> [Entry] {
    let before = journal.entries.count
    perform(action)
    return Array(journal.entries[before...])
  }

  /// The violations noted so far, in order.
  var violations: [String] {
    journal.entries.compactMap { entry in
      if case .note(let violation?) = entry.kind { violation.rawValue } else { nil }
    }
  }

  /// The journal as it is written to a file.
  var lines: String {
    var json = JSONWriter()
    writeJournalHeader(to: &json)
    for entry in journal.entries { entry.write(to: &json) }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension Sequence<Entry> {
  /// Calls, callbacks and counts in short: `google→app nativeAdDidRecordClick(_:)`, `google counts
  /// click`. Notes and timers are left out.
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
