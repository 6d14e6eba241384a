package import Observing

extension ReportCause {
  /// The cause in a few words, with the name of the first report's source.
  package func words(_ base: ReportSource) -> String { base.named(row.words) }

  /// What would show that it is this one. The calls of an adapter are Google's.
  package func next(_ base: ReportSource) -> String {
    guard let call else { return base.named(row.next) }
    return base.named(base.isGoogle ? "\(row.next): \(call)." : "\(row.next).")
  }

  private var call: String? {
    switch self {
    case .impressionsNotPassedOn: "didRecordImpression()"
    case .impressionsNotReported: "reportImpression()"
    case .clicksNotPassedOn, .clicksPassedOnTwice: "didRecordClickOnAsset"
    case .clicksNotReported, .clicksReportedTwice: "reportClick()"
    default: nil
    }
  }

  /// As said of Google's report.
  private var row: (words: String, next: String) {
    switch self {
    case .usual:
      ("within what is usual", "Nothing to do.")
    case .dayShifted:
      (
        "the days begin at other hours",
        "Compare the time zones of both reports; export one in the other's, or compare whole weeks."
      )
    case .lastDaysMissing:
      (
        "the last days are not complete yet",
        "Leave out the last days, or export again in two days: figures arrive late and are corrected."
      )
    case .dayMissing:
      (
        "a day is missing, or not whole, in the network's report",
        "Export that day again; see whether its file, or an app or country of it, was left out."
      )
    case .dayMissingInGoogle:
      (
        "a day is missing in Google's report",
        "Export that day again; see whether it was left out when the files were put together."
      )
    case .dayDoubled:
      (
        "a day stands twice in the network's report",
        "Look for rows of that day that are there twice: an export that was added again."
      )
    case .changedOnADay:
      (
        "the counts change on a day",
        "See what changed that day: an app version, a line of the waterfall, a setting, an export."
      )
    case .unitMissing:
      (
        "the network's report has nothing of a unit",
        "See whether the unit still has a placement of this network, and an adapter that can show it."
      )
    case .joinedTwice:
      (
        "the network's rows were joined twice",
        "Look for the same row twice in the network's file, and at the join that made it."
      )
    case .severalUnits:
      (
        "one placement was joined to several units",
        "Look for placements with the same figures in several units; each belongs to one."
      )
    case .placementsSwapped:
      (
        "placements are swapped",
        "Compare the placement that each of these units asks for with the one it should."
      )
    case .currency:
      (
        "the amounts are in different currencies",
        "Compare the currencies of both reports; the ratio should be the exchange rate of those days."
      )
    case .netAgainstGross:
      (
        "one amount is net, the other gross",
        "Ask for the share that is deducted; the ratio of the amounts should be the same every day."
      )
    case .amountsInMicros:
      (
        "one amount is in millionths",
        "The larger amounts are divided by 1,000,000 here; see what their column says in its report."
      )
    case .decimalMark:
      (
        "a decimal mark was read as another, or one amount is in cents",
        "Compare an amount of one day with the file; --map {\"decimals\": \"comma\"} decides it."
      )
    case .paidTwice:
      (
        "what an ad earned is recorded twice",
        "See whether the app sends paid events to a service that already collects them by itself."
      )
    case .invalidClicksRemoved:
      (
        "the network removed invalid clicks later",
        "Ask the network for its invalid traffic; compare clicks on the day itself and a week later."
      )
    case .trafficMissing:
      (
        "a part of the traffic is not in the network's report",
        "Compare the filters: apps, countries, platforms, bidding and waterfall lines."
      )
    case .countsRequests:
      (
        "the network's report counts requests as impressions",
        "Compare it with the requests of Google's report; count an impression where its callback is told."
      )
    case .countsMatched:
      (
        "the network's report counts ads that came as impressions",
        "Compare it with the matched requests of Google's report; ask when the network counts, load or show."
      )
    case .impressionsNotPassedOn:
      (
        "the network is not told of impressions",
        "See whether the adapter passes impressions on to the network"
      )
    case .impressionsNotReported:
      (
        "Google is not told of the network's impressions",
        "See whether the adapter reports impressions that the network counts itself"
      )
    case .impressionsTwice:
      (
        "the network counts impressions twice",
        "See whether a view that comes back is counted again, or told twice."
      )
    case .clicksNotPassedOn:
      (
        "the network is not told of clicks",
        "See whether the adapter passes clicks on to the network"
      )
    case .clicksNotReported:
      (
        "Google is not told of the network's clicks",
        "See whether the adapter reports clicks that the network handles itself"
      )
    case .clicksPassedOnTwice:
      (
        "the network is told of clicks twice",
        "Look for a second recogniser, or a second call that passes a click on"
      )
    case .clicksReportedTwice:
      (
        "Google is told of clicks twice",
        "Look for clicks that both the adapter and the network's delegate report"
      )
    case .countedAtLoad:
      (
        "the network counts as the ad comes, seen or not",
        "Ask the network when it counts; compare impressions with loads and with shows."
      )
    case .googleCountsAtLoad:
      (
        "Google counts as the ad comes, seen or not",
        "Compare Google's impressions with loads and with shows: they should follow the shows."
      )
    case .stricterNetwork:
      (
        "the network's rule for an impression is stricter",
        "Ask the network how much of an ad must be seen, and for how long."
      )
    case .stricterGoogle:
      (
        "Google's rule for an impression is stricter than the network's",
        "Ask the network when it counts: at presentation, or after half of the ad was seen for a second."
      )
    case .countedAtPresentation:
      (
        "Google counts at presentation, and the ad does not open",
        "Compare impressions with failed presentations in the app's log."
      )
    case .everythingTwice:
      (
        "the network is told of everything twice",
        "Look for two adapters, or two delegates, for one ad."
      )
    case .nothingPassedOn:
      (
        "the network hears nothing of a part of the ads",
        "Look for an app version, or a format, whose adapter passes nothing on."
      )
    case .nothingReported:
      (
        "Google hears nothing of a part of the network's ads",
        "Look for an app version, or a format, whose adapter reports nothing."
      )
    case .twiceInGoogle:
      (
        "Google counts a part of the ads twice",
        "Look for rows of Google's report that are there twice, and for ads that are reported twice."
      )
    }
  }
}

extension ReportReason {
  /// The reason with all its causes: those with the same ratios cannot be told apart by counts.
  package func sentence(_ base: ReportSource) -> String {
    let words = units.isEmpty ? whole(base) : "in \(ReportText.some(units)) alone: \(whole(base))"
    return isOfOtherDays ? "on the other days: \(words)" : words
  }

  private func whole(_ base: ReportSource) -> String {
    let words = Self.words(causes, base)
    switch detail {
    case .days(let days, _): return "\(words): \(days.words)"
    case .units(let names): return "\(words): \(ReportText.some(names))"
    case .change(let day, let isBefore, let then):
      let moment = isBefore ? "until \(day)" : "from \(day) on"
      return "\(moment): \(Self.words(then, base))"
    default: return words
    }
  }

  private static func words(_ causes: [ReportCause], _ base: ReportSource) -> String {
    let more = causes.count > 4 ? ["another cause with the same ratios"] : []
    return (causes.prefix(4).map { $0.words(base) } + more).joined(separator: "; or ")
  }

  private static func words(_ hours: ClosedRange<Int>) -> String {
    // Days that are moved by two look like days that are moved by one.
    guard hours.lowerBound < 24 else { return "by a day or more" }
    return hours.count == 1
      ? "by \(hours.lowerBound) h" : "by \(hours.lowerBound) to \(hours.upperBound) h"
  }

  /// How much of it explains the counts best.
  package func size(_ base: ReportSource) -> String {
    switch detail {
    case .share(let part): "with \(ReportText.percent(part)) of all ads"
    case .hours(let hours, let isLater):
      "\(Self.words(hours)) \(isLater ? "later" : "earlier") in the network's report"
    case .lastDays(let days): days == 1 ? "the last day" : "the last \(days) days"
    case .ratio(let ratio):
      ReportText.ratio(ratio, base)
    case .days(_, let ratio):
      causes.first == .dayMissing ? "\(ReportText.percent(ratio)) of what the other days have" : ""
    case .change, .units, nil: ""
    }
  }
}

extension ReportSource {
  /// A text about Google's report, as one about this source's.
  func named(_ text: String) -> String { text.replacing("Google", with: spoken) }
}
