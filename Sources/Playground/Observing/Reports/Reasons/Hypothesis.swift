import Glibc

/// A cause with its parameters left open: what the other report's counts would be.
struct Hypothesis {
  /// The first report's counts as the other one would have them without any gap, day by day.
  var predicted: [ReportCounts]
  /// The other count as a part of the predicted one, by figure.
  var ratios: [ReportFigure: Double] = [:]
  /// How much of each day is guessed.
  var spread: [Double] = []

  func ratio(_ figure: ReportFigure) -> Double { ratios[figure] ?? 1 }
}

/// How likely counts are under a hypothesis.
struct CountLikelihood {
  let series: ReportSeries
  let figures: [ReportFigure]
  let assumptions: ReasonAssumptions

  private static let usualSteps = 9

  /// The logarithm of the likelihood of all sums, over every usual gap.
  func totals(_ hypothesis: Hypothesis) -> Double {
    let steps = Self.usualSteps
    let sums = hypothesis.predicted.sum
    let other = series.total.other
    let each = (0..<steps).map { step -> Double in
      let usual = 1 - assumptions.usualGap * Double(step) / Double(steps - 1)
      return figures.reduce(0) { sum, figure in
        sum
          + total(
            figure, sums[keyPath: figure.count], other[keyPath: figure.count],
            usual * hypothesis.ratio(figure), events: sums.impressions)
      }
    }
    return each.logOfMean
  }

  /// Counts are thinned as a binomial, and added to as a Poisson distribution; both are close to a
  /// normal one where there is enough to explain anything.
  private func total(
    _ figure: ReportFigure, _ base: Int, _ other: Int, _ ratio: Double, events: Int
  ) -> Double {
    let base = max(Double(base), 0.5)
    let expected = base * ratio
    let chance =
      figure == .revenue
      ? base * base * Self.thinning(ratio) / max(Double(events), 1)
      : base * Self.thinning(ratio) + 1
    let spread = assumptions.betweenFigures * (figure == .revenue ? 1.5 : 1) * expected
    return Self.normal(Double(other) - expected, chance + spread * spread) + log(base)
  }

  /// The logarithm of the likelihood of how all sums are spread over the days. Money follows one of
  /// the counts.
  func shapes(_ hypothesis: Hypothesis) -> Double {
    counts.reduce(0) { $0 + shape(hypothesis, $1) }
  }

  /// The figures that say something of each day.
  var counts: [ReportFigure] {
    let counts = figures.filter { $0 != .revenue }
    return counts.isEmpty ? figures : counts
  }

  private func shape(_ hypothesis: Hypothesis, _ figure: ReportFigure) -> Double {
    let predicted = hypothesis.predicted.map { Double($0[keyPath: figure.count]) }
    let found = series.other.map { Double($0[keyPath: figure.count]) }
    let ratio = found.reduce(0, +) / max(predicted.reduce(0, +), 1)
    return zip(predicted, found).enumerated().reduce(0) { sum, day in
      let (place, (predicted, found)) = (day.offset, day.element)
      let expected = predicted * ratio
      let guessed = hypothesis.spread.isEmpty ? 0 : hypothesis.spread[place] * expected
      let uneven = assumptions.betweenDays * expected
      let variance =
        predicted * max(Self.thinning(ratio), 0.05) + uneven * uneven + guessed * guessed + 1
      return sum + Self.normal(found - expected, variance)
    }
  }

  private static func thinning(_ ratio: Double) -> Double {
    ratio < 1 ? ratio * (1 - ratio) : ratio - 1
  }

  private static func normal(_ distance: Double, _ variance: Double) -> Double {
    -0.5 * (distance * distance / variance + log(variance))
  }
}

extension [Double] {
  /// The logarithm of the mean of the numbers whose logarithms these are.
  var logOfMean: Double {
    isEmpty ? -.infinity : logOfSum - log(Double(count))
  }

  var logOfSum: Double {
    guard let most = self.max(), most > -.infinity else { return -.infinity }
    return most + log(reduce(0) { $0 + exp($1 - most) })
  }
}
