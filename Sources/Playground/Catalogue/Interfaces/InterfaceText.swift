package import AdServing
package import Observing

/// What is said of one scenario through both of Google's interfaces.
package enum InterfaceText {
  package static func title(_ api: AdapterAPI) -> String {
    switch api {
    case .modern: "today"
    case .legacy: "SDK 7"
    }
  }

  /// `Google 1 · Sample SDK 1`.
  package static func counts(_ ad: AdRecord, _ row: CountRow.Event) -> String {
    let books = ad.books.all.map { "\($0.keeper) \(row.count(in: $0.tally))" }
    return (["Google \(row.count(in: ad.google))"] + books).joined(separator: " · ")
  }

  package static let brokenRules = "broken rules"
  package static func rules(_ ids: [String]) -> String {
    ids.isEmpty ? "none" : ids.joined(separator: ", ")
  }

  package static func assets(of ad: String) -> String {
    "What the network hands over for \(ad), and where Google's ad has it"
  }
  package static let lost = "lost"
  package static let trace = "What happened"
  package static let renames = "What is called something else"

  /// `mediatedNativeAdDidRecordClick(_:) → reportClick(): Told to the delegate.`
  package static func rename(_ rename: InterfaceDiff.Rename) -> String {
    let names = LegacyName.all.filter { $0.isCalled(rename.legacy) }
    // An event of the ad and the adapter's report of it may have one name.
    let change = (rename.isAdapters ? names.last : names.first)?.change
    return "\(rename.legacy) → \(rename.modern)" + (change.map { ": \($0)" } ?? "")
  }

  package static func summary(_ diff: InterfaceDiff) -> String {
    let (modern, legacy) = diff.rows.reduce(into: (0, 0)) { counts, row in
      switch row {
      case .onlyModern: counts.0 += 1
      case .onlyLegacy: counts.1 += 1
      case .same, .renamed: break
      }
    }
    let counts = diff.countsAgree ? "Both count the same." : "They do not count the same."
    let names = diff.renames.count
    return "\(counts) \(names.grouped) call\(names == 1 ? " has" : "s have") another name; "
      + "\(modern.grouped) only today, \(legacy.grouped) only in SDK 7."
  }

  /// Why a scenario cannot be played through the other interface.
  package static func noCounterpart(_ line: String, in unit: String, _ className: String) -> String
  {
    "the line \"\(line)\" of \(unit) has \(className), and no \"counterpart\" for the other interface"
  }
}

extension LegacyName {
  /// Whether a journal's message is this name; a report has no class in front there.
  fileprivate func isCalled(_ message: String) -> Bool {
    swift == message || swift.hasSuffix(".\(message)") || swift == "func \(message)"
  }
}

extension CountRow.Event {
  fileprivate func count(in tally: AdRecord.Tally) -> Int {
    switch self {
    case .impression: tally.impressions
    case .click: tally.clicks
    case .reward: tally.rewards
    }
  }
}
