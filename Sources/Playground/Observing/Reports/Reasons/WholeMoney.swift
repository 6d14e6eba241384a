/// Causes of counts that differ while the amounts do not.
///
/// What is missing is paid nothing. So where the money is whole, no traffic is missing, and the two first of all
/// count by other rules; last come rows that are there twice, with amounts that happen to be net.
enum WholeMoney {
  private static let order: [ReportCause] = [
    .stricterNetwork, .stricterGoogle, .countedAtLoad, .countedAtPresentation, .twiceInGoogle,
    .impressionsTwice, .everythingTwice, .impressionsNotPassedOn, .impressionsNotReported,
    .nothingPassedOn, .nothingReported, .joinedTwice, .severalUnits,
  ]

  /// Those of the causes that leave the money as it is, in the order of how well they explain it.
  static func causes(
    _ causes: [ReportCause], _ moved: [ReportFigure], of search: ReasonSearch
  ) -> [ReportCause] {
    let isLess = search.series.ratio(.impressions) < 1
    // An impression that is not counted has no click that is.
    let rule: ReportCause = isLess ? .stricterNetwork : .stricterGoogle
    let twice: [ReportCause] = isLess ? [.twiceInGoogle] : []
    let all = Set(causes + [rule] + twice)
    // A rule for impressions doubles no clicks.
    let areTwice = search.isDoubled(search.likelihood.counts) && moved.contains(.clicks)
    let first: [ReportCause] = areTwice ? [.everythingTwice].filter(all.contains) : []
    return first + order.filter { all.contains($0) && !first.contains($0) }
  }
}
