import CSV
import Glibc

/// Tries every cause on a series of counts.
///
/// Each is a hypothesis with open parameters: the usual gap, the share of ads it concerns, by how many
/// hours days are shifted. Its likelihood is the mean over all their values, so a cause that can explain
/// anything is not preferred to one that says what is seen.
package struct ReasonSearch {
  private let series: ReportSeries
  private let likelihood: CountLikelihood
  private let ratios: CauseRatios
  private let evidence: Evidence

  /// What the rows themselves show.
  package struct Evidence: Equatable, Sendable {
    package var rowsRepeat = false
    package var sameFigures = false
    package var currenciesDiffer = false

    package init() {}
  }

  package init(
    _ series: ReportSeries, _ figures: [ReportFigure], _ ratios: CauseRatios,
    _ evidence: Evidence = Evidence(), _ assumptions: ReasonAssumptions = ReasonAssumptions()
  ) {
    self.series = series
    let total = series.total
    likelihood = CountLikelihood(
      series: series,
      figures: figures.filter {
        total.base[keyPath: $0.count] > 0 || total.other[keyPath: $0.count] > 0
      }, assumptions: assumptions)
    (self.ratios, self.evidence) = (ratios, evidence)
  }

  private struct Try {
    let causes: [ReportCause]
    let logLikelihood: Double
    let detail: ReportReason.Detail?
  }

  package var reasons: ReportReasons {
    let tries = ([usual, shift, lag] + played + [money]).compactMap(\.self)
    let best = tries.map(\.logLikelihood).max() ?? 0
    let sum = tries.reduce(0) { $0 + exp($1.logLikelihood - best) }
    return ReportReasons(
      all: tries.sorted { $0.logLikelihood > $1.logLikelihood }.map {
        ReportReason($0.causes, share: exp($0.logLikelihood - best) / sum, detail: $0.detail)
      })
  }

  /// How much likelier a cause is before anything is counted.
  private func prior(_ causes: [ReportCause]) -> Double {
    var sum = 0.0
    if causes.contains(.usual) { sum += 1 }
    if evidence.rowsRepeat, causes.contains(.joinedTwice) { sum += 8 }
    if evidence.sameFigures, causes.contains(.severalUnits) { sum += 8 }
    if evidence.currenciesDiffer, causes.contains(.currency) { sum += 4 }
    return sum
  }

  private var usual: Try {
    let plain = Hypothesis(predicted: series.base)
    return Try(
      causes: [.usual],
      logLikelihood: likelihood.totals(plain) + likelihood.shape(plain) + prior([.usual]),
      detail: nil)
  }

  // MARK: The calendar

  private static let hours = 16

  private var shift: Try? {
    guard series.days > 2 else { return nil }
    let hours = (1...Self.hours).flatMap { [$0, -$0] }
    let each = hours.map { hour -> Double in
      let moved = shifted(by: hour)
      return likelihood.totals(moved) + likelihood.shape(moved)
    }
    guard let best = each.indices.max(by: { each[$0] < each[$1] }) else { return nil }
    return Try(causes: [.dayShifted], logLikelihood: each.logOfMean, detail: .hours(hours[best]))
  }

  /// A day that begins later ends with the first hours of the next one.
  private func shifted(by hours: Int) -> Hypothesis {
    let part = Double(abs(hours)) / 24
    let base = series.base
    let moved = base.indices.map { day -> ReportCounts in
      let neighbour = day + (hours > 0 ? 1 : -1)
      let next = base.indices.contains(neighbour) ? base[neighbour] : base[day]
      return base[day].mixed(with: next, part)
    }
    var spread = [Double](repeating: 0, count: base.count)
    spread[hours > 0 ? base.count - 1 : 0] = part * 0.3
    return Hypothesis(predicted: moved, spread: spread)
  }

  private var lag: Try? {
    guard series.days > 4 else { return nil }
    var best: (Double, Int) = (-.infinity, 1)
    var each: [Double] = []
    for days in 1...3 {
      for tenths in 0..<10 {
        var late = Hypothesis(predicted: series.base)
        for day in (series.days - days)..<series.days {
          late.predicted[day] = late.predicted[day].mixed(with: .init(), 1 - Double(tenths) / 10)
        }
        late.spread = series.base.indices.map { $0 < series.days - days ? 0 : 0.1 }
        let value = likelihood.totals(late) + likelihood.shape(late)
        if value > best.0 { best = (value, days) }
        each.append(value)
      }
    }
    return Try(causes: [.lastDaysMissing], logLikelihood: each.logOfMean, detail: .lastDays(best.1))
  }

  // MARK: Causes that were played

  private static let shares = (1...40).map { Double($0) / 40 }

  /// Causes that move the same figures in the same direction cannot be told apart by counts.
  private var played: [Try] {
    var groups: [[Int]: [ReportCause]] = [:]
    for cause in ReportCause.allCases {
      guard let effect = ratios.effect(cause) else { continue }
      let signs = likelihood.figures.map { figure -> Int in
        let ratio = effect.pair(figure).ratio(share: 0.5)
        return ratio > 1.001 ? 1 : ratio < 0.999 ? -1 : 0
      }
      if signs.contains(where: { $0 != 0 }) { groups[signs, default: []].append(cause) }
    }
    let plain = Hypothesis(predicted: series.base)
    let shape = likelihood.shape(plain)
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { group in
      let causes = ordered(group.value)
      let tries = causes.compactMap { cause in
        ratios.effect(cause).map { best($0, plain, shape) }
      }
      guard let best = tries.max(by: { $0.0 < $1.0 }) else { return nil }
      // Each of several causes would have a share of its own.
      return Try(
        causes: causes, logLikelihood: best.0 + prior(causes),
        detail: causes.count == 1 ? .share(best.1) : nil)
    }
  }

  private func best(
    _ effect: CauseRatios.Effect, _ plain: Hypothesis, _ shape: Double
  ) -> (Double, Double) {
    let each = Self.shares.map { share -> Double in
      var hypothesis = plain
      for figure in likelihood.figures {
        hypothesis.ratios[figure] = effect.pair(figure).ratio(share: share)
      }
      return likelihood.totals(hypothesis) + shape
    }
    let best = each.indices.max { each[$0] < each[$1] } ?? 0
    return (each.logOfMean, Self.shares[best])
  }

  /// What the rows show comes first, and otherwise what the trade names first.
  private func ordered(_ causes: [ReportCause]) -> [ReportCause] {
    let shown: [ReportCause] =
      (evidence.sameFigures ? [.severalUnits] : []) + (evidence.rowsRepeat ? [.joinedTwice] : [])
      + (evidence.currenciesDiffer ? [.currency] : [])
    return shown.filter(causes.contains) + causes.filter { !shown.contains($0) }
  }

  // MARK: Money

  private var money: Try? {
    guard likelihood.figures.contains(.revenue), likelihood.figures.count > 1 else { return nil }
    let plain = Hypothesis(predicted: series.base)
    let shape = likelihood.shape(plain)
    let ratios = (1...60).map { exp((Double($0) - 30.5) / 30 * log(5)) }
    let each = ratios.map { ratio -> Double in
      var hypothesis = plain
      hypothesis.ratios[.revenue] = ratio
      return likelihood.totals(hypothesis) + shape
    }
    let best = each.indices.max { each[$0] < each[$1] } ?? 0
    let causes = ordered([.netAgainstGross, .currency])
    return Try(
      causes: causes, logLikelihood: each.logOfMean + prior(causes), detail: .ratio(ratios[best]))
  }
}

extension ReportCounts {
  /// A part of these replaced by the same part of others.
  func mixed(with other: ReportCounts, _ part: Double) -> ReportCounts {
    func mix(_ path: KeyPath<ReportCounts, Int>) -> Int {
      Int(Double(self[keyPath: path]) * (1 - part) + Double(other[keyPath: path]) * part)
    }
    return ReportCounts(
      impressions: mix(\.impressions), clicks: mix(\.clicks), revenue: mix(\.revenue))
  }
}
