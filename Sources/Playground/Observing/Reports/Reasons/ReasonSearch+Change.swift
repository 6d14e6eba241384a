import CSV
import Glibc

// A change: up to a day the counts are as usual, and from then on they are not; or the other way round.
extension ReasonSearch {
  private static let fewestDays = 4
  /// A smaller change of a ratio is none.
  private static let least = 0.1
  /// How many ratios could have been found.
  private static let steps = 40.0

  private struct Change {
    let day: Int
    /// Whether the days before it are those that need a cause.
    let isBefore: Bool
    let value: Double
  }

  var change: Try? {
    guard series.days >= 2 * Self.fewestDays - 1 else { return nil }
    let days = (Self.fewestDays - 1)...(series.days - Self.fewestDays)
    // Of years, every few days are looked at, and then those around the likeliest.
    let step = max(1, series.days / 120)
    var changes = days.filter { $0 % step == 0 }.compactMap(change(on:))
    if step > 1, let near = changes.max(by: { $0.value < $1.value })?.day {
      changes += days.clamped(to: (near - step)...(near + step)).compactMap(change(on:))
    }
    guard let best = changes.max(by: { $0.value < $1.value }) else { return nil }
    let changed = best.isBefore ? 0..<best.day : best.day..<series.days
    let causes = causes(of: changed)
    guard causes.first != .usual else { return nil }
    return Try(
      causes: [.changedOnADay],
      logLikelihood: changes.map(\.value).logOfSum - log(Double(series.days)),
      detail: .change(
        CalendarDay(number: series.first.number + best.day - (best.isBefore ? 1 : 0)),
        isBefore: best.isBefore, causes))
  }

  private func change(on day: Int) -> Change? {
    let (before, after) = (series[0..<day], series[day..<series.days])
    var ratios: [ReportFigure: Double] = [:]
    for figure in likelihood.figures where before.total.base[keyPath: figure.count] > 0 {
      let (first, second) = (before.ratio(figure), after.ratio(figure))
      guard first > 0 || second > 0 else { continue }
      let ratio = min(max(second / max(first, 1e-9), 1e-4), 1e4)
      if abs(log(ratio)) > Self.least { ratios[figure] = ratio }
    }
    guard let figure = likelihood.counts.first(where: { ratios[$0] != nil }) else { return nil }
    let isBefore = Self.distance(before.ratio(figure)) > Self.distance(after.ratio(figure))
    var hypothesis = Hypothesis(predicted: series.base)
    for place in isBefore ? 0..<day : day..<series.days {
      hypothesis.predicted[place] = hypothesis.predicted[place].scaled { figure in
        ratios[figure].map { isBefore ? 1 / $0 : $0 } ?? 1
      }
    }
    let found = Double(likelihood.counts.count { ratios[$0] != nil })
    return Change(
      day: day, isBefore: isBefore,
      value: value(hypothesis) - found * log(Self.steps))
  }

  /// How far from what is usual.
  private static func distance(_ ratio: Double) -> Double { abs(log(max(ratio, 1e-6) / 0.96)) }
}
