// What the other report calls an impression, the first one has in another column.
extension ReasonSearch {
  var asked: [Try] {
    guard apart.contains(.impressions) else { return [] }
    return [
      counted(\.requests, .countsRequests), counted(\.matched, .countsMatched),
    ].compactMap(\.self)
  }

  private func counted(_ column: WritableKeyPath<ReportCounts, Int>, _ cause: ReportCause) -> Try? {
    guard series.total.base[keyPath: column] > 0 else { return nil }
    let predicted = series.base.map { counts in
      var counts = counts
      counts.impressions = counts[keyPath: column]
      return counts
    }
    return Try(
      causes: [cause], logLikelihood: value(Hypothesis(predicted: predicted)), detail: nil,
      moves: [.impressions])
  }
}
