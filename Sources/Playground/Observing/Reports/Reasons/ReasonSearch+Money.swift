import Glibc

// Only the amounts differ, while what was counted agrees.
extension ReasonSearch {
  var money: [Try] {
    guard likelihood.figures.count > 1, series.total.base.revenue > 0 else { return [] }
    guard likelihood.figures.contains(.revenue) else { return [] }
    let shape = likelihood.shapes(Hypothesis(predicted: series.base))
    func powers(_ exponents: [Double]) -> [Double] {
      exponents.flatMap { [pow(10, $0), pow(10, -$0)] }
    }
    return [
      amounts([.netAgainstGross, .currency], Self.around(1, width: log(5), steps: 60), shape),
      amounts([.currency], Self.far, shape),
      amounts([.decimalMark], powers([1, 2, 3]), shape),
      amounts([.amountsInMicros], powers([6]), shape),
      amounts([.paidTwice], [2, 0.5], shape),
    ]
  }

  private static func around(_ middle: Double, width: Double, steps: Int) -> [Double] {
    (0..<steps).map { exp(log(middle) + (2 * (Double($0) + 0.5) / Double(steps) - 1) * width) }
  }

  /// Rates up to those of rupees, yen and dong.
  private static let far: [Double] = [1, -1].flatMap { sign in
    (0..<300).map { exp(sign * (log(5) + Double($0) / 300 * log(6_000))) }
  }

  private func amounts(_ causes: [ReportCause], _ ratios: [Double], _ shape: Double) -> Try {
    let plain = Hypothesis(predicted: series.base)
    let each = ratios.map { ratio -> Double in
      var hypothesis = plain
      hypothesis.ratios[.revenue] = ratio
      return likelihood.totals(hypothesis) + shape
    }
    let causes = ordered(causes)
    return Try(
      causes: causes, logLikelihood: each.logOfMean + prior(causes),
      detail: .ratio(series.ratio(.revenue)), moves: [.revenue])
  }
}
