import CSV
import Glibc

/// Tries every cause on a series of counts.
///
/// Each is a hypothesis with open parameters: the usual gap, the share of ads it concerns, by how many
/// hours days are shifted. Its likelihood is the mean over all their values, so a cause that can explain
/// anything is not preferred to one that says what is seen.
package struct ReasonSearch {
  let series: ReportSeries
  let likelihood: CountLikelihood
  private let ratios: CauseRatios
  private let evidence: Evidence
  /// Whether only the days are looked at, and not their sum.
  var isOfDays = false

  /// What the rows themselves show.
  package struct Evidence: Equatable, Sendable {
    package var rowsRepeat = false
    package var sameFigures = false
    package var currenciesDiffer = false
    package var currenciesAgree = false

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

  struct Try {
    let causes: [ReportCause]
    let logLikelihood: Double
    let detail: ReportReason.Detail?
    /// The figures that the causes move; nil for all.
    var moves: [ReportFigure]?
    /// The days that are unlike the others.
    var days: [Int] = []
  }

  package var reasons: ReportReasons {
    guard let days = aside else { return reasonsOfAllDays }
    let other = without(days.places).reasons
    let all = reasonsOfAllDays
    let isAlone = other.areWithinUsual && all.all.first?.causes == days.reason.causes
    return isAlone ? all : other.below(days.reason)
  }

  private var reasonsOfAllDays: ReportReasons {
    let all = told(of: [usual] + ofDays + asked + played + money + [change].compactMap(\.self))
    guard let first = all.all.first, first.share > Self.sure, !first.leaves.isEmpty,
      let second = reason(beside: first)
    else { return all }
    return all.with(second)
  }

  /// Only what a reason as likely as this leaves needs another one.
  private static let sure = 0.9

  /// What explains figures that a reason leaves as they are.
  private func reason(beside first: ReportReason) -> ReportReason? {
    guard let moves = played.first(where: { $0.causes == first.causes })?.moves else { return nil }
    let figures = likelihood.figures.filter { !moves.contains($0) }
    let search = ReasonSearch(series, figures, ratios, evidence, likelihood.assumptions)
    let found = search.told(of: [search.usual] + search.played + search.money).all.first
    return found.flatMap { $0.share > Self.sure && $0.causes != [.usual] ? $0 : nil }
  }

  /// Causes of the calendar.
  private var ofDays: [Try] { [shift, lag, hole, doubled, missingInBase].compactMap(\.self) }

  /// What explains a part of the days best.
  func causes(of days: Range<Int>) -> [ReportCause] {
    let part = ReasonSearch(
      series[days], likelihood.figures, ratios, evidence, likelihood.assumptions)
    return part.told(of: [part.usual] + part.played + part.money).all.first?.causes ?? []
  }

  /// The same, as if these days were not there.
  func without(_ places: [Int]) -> ReasonSearch {
    ReasonSearch(
      series.without(places), likelihood.figures, ratios, evidence, likelihood.assumptions)
  }

  private func told(of tries: [Try]) -> ReportReasons {
    let best = tries.map(\.logLikelihood).max() ?? 0
    let sum = tries.reduce(0) { $0 + exp($1.logLikelihood - best) }
    return ReportReasons(
      all: tries.sorted { $0.logLikelihood > $1.logLikelihood }.map {
        var reason = ReportReason(
          $0.causes, share: exp($0.logLikelihood - best) / sum, detail: $0.detail)
        if let moves = $0.moves { reason.leaves = apart.filter { !moves.contains($0) } }
        return reason
      })
  }

  /// The figures that are further apart than usual.
  var apart: [ReportFigure] {
    likelihood.figures.filter { figure in
      guard series.total.base[keyPath: figure.count] > 0 else { return false }
      return abs(series.ratio(figure) - 1) > likelihood.assumptions.usualGap
        && (figure != .revenue || !evidence.currenciesDiffer)
    }
  }

  /// How much likelier a cause is before anything is counted.
  func prior(_ causes: [ReportCause]) -> Double {
    var sum = 0.0
    if causes.contains(.usual) { sum += 1 }
    if evidence.rowsRepeat, causes.contains(.joinedTwice) { sum += 8 }
    if evidence.sameFigures, causes.contains(.severalUnits) { sum += 8 }
    if evidence.currenciesDiffer, causes.contains(.currency) { sum += 4 }
    if evidence.currenciesAgree, causes == [.currency] { sum -= 4 }
    return sum
  }

  private var usual: Try {
    let plain = Hypothesis(predicted: series.base)
    return Try(
      causes: [.usual],
      logLikelihood: likelihood.totals(plain) + likelihood.shapes(plain) + prior([.usual]),
      detail: nil)
  }

  // MARK: Causes that were played

  /// Causes that are that much less likely than another one with the same direction are none.
  private static let mostApart = log(1000.0)
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
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { group in
      [true, false].compactMap { played(group.value, moving: group.key, isPaid: $0) }
    }
  }

  /// What fits best of causes that move the figures alike: with the money, or without it.
  private func played(_ causes: [ReportCause], moving signs: [Int], isPaid: Bool) -> Try? {
    let moved = zip(likelihood.figures, signs).filter { $0.1 != 0 }.map(\.0)
    let hasMoney = moved.contains(.revenue) && moved.contains(.impressions)
    guard isPaid || hasMoney else { return nil }
    let plain = Hypothesis(predicted: series.base)
    let shape = likelihood.shapes(plain)
    let moves = isPaid ? moved : moved.filter { $0 != .revenue }
    let tries = causes.filter(isPossible).compactMap { cause in
      ratios.effect(cause).map { (cause, best($0, of: moves, plain, shape)) }
    }
    guard let best = tries.map(\.1).max(by: { $0.0 < $1.0 }) else { return nil }
    // What goes the same way may not go so far: of clicks that are told twice the half is left.
    let possible = tries.filter { $0.1.0 > best.0 - Self.mostApart }.map(\.0)
    let named =
      isPaid
      ? ordered(possible, moving: moved.filter { $0 != .revenue })
      : ordered(WholeMoney.causes(possible, moved, of: self))
    guard !named.isEmpty else { return nil }
    // Each of several causes would have a share of its own, and the money is one of two cases.
    return Try(
      causes: named, logLikelihood: best.0 + prior(named) - (hasMoney ? log(2) : 0),
      detail: named.count == 1 ? .share(best.1) : nil, moves: moves)
  }

  private func best(
    _ effect: CauseRatios.Effect, of moves: [ReportFigure], _ plain: Hypothesis, _ shape: Double
  ) -> (Double, Double) {
    let tries = Self.shares.map { share -> (value: Double, share: Double) in
      var hypothesis = plain
      for figure in moves { hypothesis.ratios[figure] = effect.pair(figure).ratio(share: share) }
      return (likelihood.totals(hypothesis) + shape, share)
    }
    let best = tries.max { $0.value < $1.value }
    return (tries.map(\.value).logOfMean, best?.share ?? 0)
  }

  /// Nothing times anything is nothing, and rows are joined a whole number of times.
  private func isPossible(_ cause: ReportCause) -> Bool {
    guard let effect = ratios.effect(cause), missing.allSatisfy({ effect.pair($0).base == 0 })
    else { return false }
    guard cause == .joinedTwice || cause == .severalUnits else { return true }
    guard let figure = likelihood.figures.first else { return false }
    let ratio = series.ratio(figure)
    let times = ratio.rounded(.up)
    let isWhole = times >= 2 && ratio > times * (1 - likelihood.assumptions.usualGap) - 0.06
    return isWhole && (cause == .severalUnits || times == 2 || evidence.rowsRepeat)
  }

  /// Whether the other report has twice of each of these counts, less what is usual.
  func isDoubled(_ counts: [ReportFigure]) -> Bool {
    !counts.isEmpty
      && counts.allSatisfy {
        let half = series.ratio($0) / 2
        return half > 1 - likelihood.assumptions.usualGap - 0.03 && half < 1.03
      }
  }

  /// What the first report has none of, and the other one has.
  private var missing: [ReportFigure] {
    let (base, other) = series.total
    return likelihood.counts.filter { base[keyPath: $0.count] == 0 && other[keyPath: $0.count] > 0 }
  }

  /// What the rows show comes first, then what happens twice where these counts are doubled, and otherwise
  /// what the trade names first.
  func ordered(_ causes: [ReportCause], moving counts: [ReportFigure] = []) -> [ReportCause] {
    let twice: [ReportCause] = [.impressionsTwice, .clicksPassedOnTwice]
    let shown: [ReportCause] =
      (evidence.sameFigures ? [.severalUnits] : []) + (evidence.rowsRepeat ? [.joinedTwice] : [])
      + (evidence.currenciesDiffer ? [.currency] : []) + (isDoubled(counts) ? twice : [])
    return shown.filter(causes.contains) + causes.filter { !shown.contains($0) }
  }
}
