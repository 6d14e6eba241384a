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
    // Small amounts are rounded the same way again and again, and do not even out.
    let rounding = figure == .revenue ? series.rounding / 2 : 0
    return Self.normal(
      Double(other) - expected, chance + spread * spread + rounding * rounding) + log(base)
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
    let days = predicted.indices.map { place -> Day in
      let expected = predicted[place] * ratio
      let guessed = hypothesis.spread.isEmpty ? 0 : hypothesis.spread[place] * expected
      return Day(
        expected: expected, distance: found[place] - expected,
        chance: predicted[place] * max(Self.thinning(ratio), 0.05) + guessed * guessed + 1)
    }
    let uneven = unevenness(days)
    return days.reduce(0) { sum, day in
      sum + Self.normal(day.distance, day.chance + uneven * day.expected * day.expected)
    }
  }

  private struct Day {
    let expected, distance: Double
    /// The variance of what is counted.
    let chance: Double
  }

  /// How uneven the days are beyond chance, as a variance: each hypothesis leaves its own rest, and the
  /// one with the least explains the most.
  private func unevenness(_ days: [Day]) -> Double {
    let beyond = days.reduce(0) { $0 + $1.distance * $1.distance - $1.chance }
    let most = assumptions.mostBetweenDays, least = assumptions.betweenDays
    let part = beyond / max(days.reduce(0) { $0 + $1.expected * $1.expected }, 1)
    return min(max(part, least * least), most * most)
  }

  /// What a hypothesis leaves of how uneven the days are, as a part of what another one leaves.
  func rest(_ hypothesis: Hypothesis, of other: Hypothesis) -> Double {
    func sum(_ hypothesis: Hypothesis) -> Double {
      counts.reduce(0) { sum, figure in
        let predicted = hypothesis.predicted.map { Double($0[keyPath: figure.count]) }
        let found = series.other.map { Double($0[keyPath: figure.count]) }
        let (all, total) = (predicted.reduce(0, +), found.reduce(0, +))
        guard all > 0, total > 0 else { return sum }
        return zip(predicted, found).reduce(sum) { sum, day in
          let distance = day.1 / total - day.0 / all
          // A figure says as much as it counts.
          return sum + distance * distance * total
        }
      }
    }
    return sum(hypothesis) / max(sum(other), 1e-12)
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
