/// Why two reports differ: the words of the article's table.
package enum ReportCause: String, CaseIterable, Sendable {
  /// No reason needed: within what is usual.
  case usual
  // Calendar and bookkeeping.
  case dayShifted = "day-shifted"
  case lastDaysMissing = "last-days-missing"
  case dayMissing = "day-missing"
  case dayMissingInGoogle = "day-missing-in-google"
  case dayDoubled = "day-doubled"
  case changedOnADay = "changed-on-a-day"
  case unitMissing = "unit-missing"
  case joinedTwice = "joined-twice"
  case severalUnits = "placement-in-several-units"
  case placementsSwapped = "placements-swapped"
  case currency
  case netAgainstGross = "net-against-gross"
  case amountsInMicros = "amounts-in-micros"
  case decimalMark = "decimal-mark"
  case paidTwice = "paid-twice"
  case invalidClicksRemoved = "invalid-clicks-removed"
  case trafficMissing = "traffic-missing"
  case countsRequests = "counts-requests"
  case countsMatched = "counts-matched-requests"
  // The adapter, the SDKs and their rules, as the playground plays them.
  case impressionsNotPassedOn = "impressions-not-passed-on"
  case impressionsNotReported = "impressions-not-reported"
  case impressionsTwice = "impressions-counted-twice"
  case clicksNotPassedOn = "clicks-not-passed-on"
  case clicksNotReported = "clicks-not-reported"
  case clicksPassedOnTwice = "clicks-passed-on-twice"
  case clicksReportedTwice = "clicks-reported-twice"
  case countedAtLoad = "counted-at-load"
  case googleCountsAtLoad = "google-counts-at-load"
  case stricterNetwork = "stricter-network"
  case stricterGoogle = "stricter-google"
  case countedAtPresentation = "counted-at-presentation"
  case everythingTwice = "everything-told-twice"
  case nothingPassedOn = "nothing-passed-on"
  case nothingReported = "nothing-reported"
  case twiceInGoogle = "counted-twice-in-google"
}

extension ReportCause {
  /// A unit of a built-in scenario that shows a cause.
  package struct Play: Hashable, Sendable {
    package let scenario: String
    package let unit: String

    init(_ scenario: String, _ unit: String) { (self.scenario, self.unit) = (scenario, unit) }
  }

  /// How a cause is recognised.
  package enum Sign: Equatable, Sendable {
    case none
    /// By the ratio of both counts when it is played; of several, both happen to an ad.
    case played([Play])
    /// By the ratio that this other cause has.
    case like(ReportCause)
    /// By the rows themselves: days cut elsewhere, days or units that are not like the others.
    case rows
    /// Only the money differs.
    case money
  }

  /// Causes in the order in which the trade names them, which is the order of those that look alike.
  package var sign: Sign {
    switch self {
    case .usual: .none
    case .dayShifted, .lastDaysMissing, .dayMissing, .dayMissingInGoogle, .dayDoubled,
      .changedOnADay, .unitMissing, .placementsSwapped, .countsRequests, .countsMatched:
      .rows
    case .joinedTwice, .severalUnits: .like(.everythingTwice)
    case .currency, .netAgainstGross, .amountsInMicros, .decimalMark, .paidTwice: .money
    case .invalidClicksRemoved: .like(.clicksNotPassedOn)
    case .trafficMissing, .twiceInGoogle: .like(.nothingPassedOn)
    case .impressionsNotPassedOn: .played([.init("lost-on-the-way", "view-told")])
    case .impressionsNotReported: .played([.init("lost-on-the-way", "view-reported")])
    case .impressionsTwice: .played([.init("counted-again", "feed")])
    case .clicksNotPassedOn: .played([.init("lost-on-the-way", "click-told")])
    case .clicksNotReported: .played([.init("lost-on-the-way", "click-reported")])
    case .clicksPassedOnTwice: .played([.init("counted-twice", "click-told")])
    case .clicksReportedTwice: .played([.init("counted-twice", "click-reported")])
    case .countedAtLoad: .played([.init("rules-of-counting", "unseen")])
    case .googleCountsAtLoad: .like(.impressionsNotPassedOn)
    case .stricterNetwork: .played([.init("rules-of-counting", "strip")])
    case .stricterGoogle: .played([.init("rules-of-counting", "brief")])
    case .countedAtPresentation: .played([.init("counted-on-present", "phantom")])
    case .everythingTwice:
      .played([.init("counted-again", "feed"), .init("counted-twice", "click-told")])
    case .nothingPassedOn:
      .played([.init("lost-on-the-way", "view-told"), .init("lost-on-the-way", "click-told")])
    case .nothingReported:
      .played([
        .init("lost-on-the-way", "view-reported"), .init("lost-on-the-way", "click-reported"),
      ])
    }
  }

  /// What shows it on the stage.
  package var scene: Play? {
    switch self {
    case .twiceInGoogle: return ReportCause.clicksReportedTwice.scene
    case .googleCountsAtLoad: return Play("told-wrongly", "early")
    default: break
    }
    return switch sign {
    case .played(let plays): plays.first
    case .like(let other): other.scene
    case .none, .rows, .money: nil
    }
  }

  package var scenario: String? { scene?.scenario }

  /// Everything that has to be played, each scenario once.
  package static var scenarios: [String] {
    let names = allCases.flatMap { cause -> [String] in
      if case .played(let plays) = cause.sign { plays.map(\.scenario) } else { [] }
    }
    return Set(names).sorted()
  }
}
