import Languages
package import AdServing
package import Observing
package import Scenarios

/// What is said of one scenario through both of Google's interfaces.
package enum InterfaceText {
  package static func title(_ api: AdapterAPI) -> String {
    switch api {
    case .modern: localized("today")
    case .legacy: "SDK 7"
    }
  }

  /// `Google 1 · Sample SDK 1`.
  package static func counts(_ ad: AdRecord, _ row: CountRow.Event) -> String {
    let books = ad.books.all.map { "\($0.keeper) \(count(row, in: $0.tally))" }
    return (["Google \(count(row, in: ad.google))"] + books).joined(separator: " · ")
  }

  package static func count(_ event: CountRow.Event, in tally: AdRecord.Tally) -> Int {
    switch event {
    case .impression: tally.impressions
    case .click: tally.clicks
    case .reward: tally.rewards
    }
  }

  /// Which line an ad is from, since another line may have filled on the other side.
  package static func line(of ad: String) -> String { localized("\(ad) line") }
  package static func line(_ ad: AdRecord) -> String { ad.line ?? localized("none filled") }
  package static var line: String { localized("line") }

  package static var brokenRules: String { localized("broken rules") }
  package static func rules(_ ids: [String]) -> String {
    ids.isEmpty ? localized("none") : ids.joined(separator: ", ")
  }

  package static func assets(of ad: String) -> String {
    localized("What the network hands over for \(ad), and where Google's ad has it")
  }
  package static func fate(_ fate: AssetComparison.Fate) -> String {
    switch fate {
    case .field(let field): field
    case .lost: localized("lost")
    case .absent: "–"
    case .placedByGoogle: "adChoicesView"
    case .placedByAdapter: localized("added by the adapter")
    }
  }
  package static var assets: String { localized("assets") }
  package static var absent: String {
    localized("–: not in this ad, since another line filled, or none did.")
  }
  package static var trace: String { localized("What happened") }
  package static var renames: String { localized("What is called something else") }

  /// `mediatedNativeAdDidRecordClick(_:) → reportClick(): Told to the delegate.`
  package static func rename(_ rename: InterfaceDiff.Rename) -> String {
    let names = LegacyName.all.filter { $0.isCalled(rename.legacy) }
    // An event of the ad and the adapter's report of it may have one name, the report after a class.
    let report = rename.isAdapters ? names.first { $0.swift != rename.legacy } : nil
    guard let name = report ?? names.first else { return "\(rename.legacy) → \(rename.modern)" }
    return "\(name.name(in: .swift)) → \(rename.modern): \(name.change)"
  }

  package static func summary(_ diff: InterfaceDiff) -> String {
    let (modern, legacy) = diff.rows.reduce(into: (0, 0)) { counts, row in
      switch row {
      case .onlyModern: counts.0 += 1
      case .onlyLegacy: counts.1 += 1
      case .same, .renamed: break
      }
    }
    let counts = agreement(diff) + "."
    let names = diff.renames.count
    return localized(
      """
      \(counts) \(names.grouped) call\(names == 1 ? " has" : "s have") another name; \
      \(modern.grouped) only today, \(legacy.grouped) only in SDK 7.
      """)
  }

  package static func agreement(_ diff: InterfaceDiff) -> String {
    switch diff.agreement {
    case .same: localized("Both count the same")
    case .paidOtherwise: localized("They count the same, but are not paid the same")
    case .different: localized("They do not count the same")
    }
  }

  // MARK: On the stage

  /// Of a row of both traces.
  package static var same: String { localized("Both have it, under the same name.") }
  package static func only(_ api: AdapterAPI) -> String {
    switch api {
    case .modern: localized("Only today's interface has it.")
    case .legacy: localized("Only the interface of SDK 7 has it.")
    }
  }
  package static func isImpossible(_ missing: Scenario.NoCounterpart) -> String {
    guard missing.isOfSDK7 else { return "\(neverInSDK7(missing))." }
    return localized(
      """
      The line "\(missing.line)" has \(missing.className), which is there for one of \
      Google's interfaces only. Write "counterpart": "Module.Class" in the line to name the \
      class for the other.
      """)
  }

  private static func neverInSDK7(_ missing: Scenario.NoCounterpart) -> String {
    localized(
      """
      SDK 7 had custom events for native ads, banners and interstitials, and \
      "\(missing.unit)" has \(missing.format.title) ads
      """)
  }
  package static var hostsStrangers: String {
    localized(
      """
      An adapter from elsewhere may answer at any time, and only one of two worlds could hear it. \
      adplay diff --apis plays the scenario through both interfaces, one after the other.
      """)
  }
  package static var isNotPlayed: String { localized("A recorded journal has one side only.") }

  /// Why an ad unit cannot be asked through the other interface.
  package static func noCounterpart(_ missing: Scenario.NoCounterpart) -> String {
    guard missing.isOfSDK7 else { return neverInSDK7(missing) }
    return
      localized(
        """
        the line "\(missing.line)" of \(missing.unit) has \(missing.className), and nothing for \
        the other interface; write "counterpart": "Module.Class" in it
        """)
  }
  package static func isLeftOut(_ missing: Scenario.NoCounterpart) -> String {
    localized("\(missing.unit) is not compared: \(noCounterpart(missing)).")
  }
}

extension LegacyName {
  /// Whether a journal's message is this name; a report has no class in front there.
  fileprivate func isCalled(_ message: String) -> Bool {
    swift == message || swift.hasSuffix(".\(message)") || swift == "func \(message)"
  }
}
