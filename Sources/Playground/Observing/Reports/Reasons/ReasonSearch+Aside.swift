import CSV
import Glibc

// Days with a cause of their own are set aside, and the others explained as if they were not there: what else
// is wrong is small beside a day without a row.
//
//     of 14 days   ▇▇▇▇ ▇▇▇▇▇▇▇▇▇   one is missing
//     of 13        ▆▆▆▆▆▆▆▆▆▆▆▆▆    of each, a fifth of the clicks is
extension ReasonSearch {
  /// Days that are unlike the others, and why.
  struct Aside: Equatable {
    let reason: ReportReason
    let places: [Int]
  }

  /// How much likelier days are with the cause than without.
  private static let leastEvidence = log(100.0)
  /// Of so many days, one may be set aside.
  private static let daysForOne = 3

  /// By the days alone, for their sum may have another cause: what moves all days alike moves none of them
  /// away from the others.
  var aside: Aside? {
    var search = self
    search.isOfDays = true
    let tries = [search.lag, search.hole, search.doubled, search.missingInBase]
    guard
      let best = tries.compactMap(\.self).max(by: { $0.logLikelihood < $1.logLikelihood })
    else { return nil }
    let evenly = likelihood.shapes(Hypothesis(predicted: series.base))
    let evidence = best.logLikelihood - evenly
    let places = Set(best.days)
    guard evidence > Self.leastEvidence,
      (places.count + series.emptyDays) * Self.daysForOne <= series.days,
      likelihood.counts.contains(where: { standOut(best.days, $0) }),
      [search.shift, search.change].allSatisfy({
        ($0?.logLikelihood ?? -.infinity) < best.logLikelihood
      })
    else { return nil }
    let reason = ReportReason(best.causes, share: 1 - exp(-evidence), detail: best.detail)
    return Aside(reason: reason, places: best.days)
  }

  /// Of how many standard deviations of the others these days are apart.
  private static let leastDistance = 3.0

  /// Whether the others are much more alike than these days are like them.
  private func standOut(_ places: [Int], _ figure: ReportFigure) -> Bool {
    let others = series.without(places)
    let usual = max(others.ratio(figure), 1e-6)
    func distances(_ series: ReportSeries, _ places: [Int]) -> [Double] {
      places.compactMap { place in
        let base = Double(series.base[place][keyPath: figure.count]) * usual
        return base > 0 ? Double(series.other[place][keyPath: figure.count]) / base - 1 : nil
      }
    }
    let these = distances(series, places)
    // Days that only the other report has are apart from any.
    guard !these.isEmpty else { return true }
    let rest = distances(others, Array(series.base.indices))
    let square = rest.reduce(0) { $0 + $1 * $1 } / Double(max(rest.count, 1))
    let mean = these.reduce(0, +) / Double(these.count)
    return abs(mean) > Self.leastDistance * square.squareRoot()
  }
}

extension ReportSeries {
  /// The same, with nothing on these days.
  func without(_ places: [Int]) -> ReportSeries {
    var series = self
    for place in places where series.base.indices.contains(place) {
      (series.base[place], series.other[place]) = (ReportCounts(), ReportCounts())
    }
    return series
  }

  func isEmpty(on place: Int) -> Bool {
    base[place] == ReportCounts() && other[place] == ReportCounts()
  }

  /// How many days have nothing in either report.
  var emptyDays: Int { base.indices.count(where: isEmpty) }
}
