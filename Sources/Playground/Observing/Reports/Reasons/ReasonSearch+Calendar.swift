import CSV
import Glibc

// Causes of the calendar: each is tried on the days where it is.
extension ReasonSearch {
  var shift: Try? {
    guard series.days > 2 else { return nil }
    let hours = (1...24).flatMap { [$0, -$0] }
    let each = hours.map { value(shifted(by: $0)) }
    guard let best = each.indices.max(by: { each[$0] < each[$1] }) else { return nil }
    // What one day has too little of, its neighbour has too much of; days that are uneven have not.
    let flat = Hypothesis(predicted: series.base)
    guard likelihood.rest(shifted(by: hours[best]), of: flat) < Self.mostLeft else { return nil }
    let isLater = hours[best] > 0
    let likely = hours.indices.filter {
      each[$0] > each[best] - Self.likelyRange && (hours[$0] > 0) == isLater
    }.map { abs(hours[$0]) }
    let range = ShiftedHours.range(of: (likely.min() ?? 1)...(likely.max() ?? 24))
    return Try(
      causes: [.dayShifted], logLikelihood: each.logOfMean, detail: .hours(range, isLater: isLater))
  }

  /// Shifts that are less likely than the best one by more than this are none.
  private static let likelyRange = 2.0

  /// What a shift leaves of the differences between days, where there is one.
  private static let mostLeft = 0.5

  func value(_ hypothesis: Hypothesis) -> Double {
    (isOfDays ? 0 : likelihood.totals(hypothesis)) + likelihood.shapes(hypothesis)
  }

  /// A day that begins later ends with the first hours of the next one.
  private func shifted(by hours: Int) -> Hypothesis {
    let part = Double(abs(hours)) / 24
    let base = series.base
    let moved = base.indices.map { day -> ReportCounts in
      let neighbour = day + (hours > 0 ? 1 : -1)
      let isThere = base.indices.contains(neighbour) && !series.isEmpty(on: neighbour)
      let next = isThere ? base[neighbour] : base[day]
      return base[day].mixed(with: next, part)
    }
    var spread = [Double](repeating: 0, count: base.count)
    spread[hours > 0 ? base.count - 1 : 0] = part * 0.3
    return Hypothesis(predicted: moved, spread: spread)
  }

  /// Only where each of the last days is lower than all before them.
  var lag: Try? {
    guard series.days > 4 else { return nil }
    var best: (Double, Int) = (-.infinity, 1)
    var each: [Double] = []
    for days in 1...3 where areLow(last: days) {
      for tenths in 0..<10 {
        var late = changed((series.days - days)..<series.days, by: Double(tenths) / 10)
        late.spread = series.base.indices.map { $0 < series.days - days ? 0 : 0.1 }
        let value = value(late)
        if value > best.0 { best = (value, days) }
        each.append(value)
      }
      guard days > 1 else { continue }
      let falling = value(falling(last: days)) - Double(days - 1) * log(10)
      if falling > best.0 { best = (falling, days) }
      each.append(falling)
    }
    guard !each.isEmpty else { return nil }
    return Try(
      causes: [.lastDaysMissing], logLikelihood: each.logOfSum - log(30), detail: .lastDays(best.1),
      days: Array((series.days - best.1)..<series.days))
  }

  /// Each of the last days with a part of its own, in tenths.
  private func falling(last days: Int) -> Hypothesis {
    var late = Hypothesis(predicted: series.base)
    guard let figure = likelihood.counts.first else { return late }
    let end = series.days - days
    let rest = max(series[0..<end].ratio(figure), 0.01)
    for day in end..<series.days {
      let tenths = (series[day..<(day + 1)].ratio(figure) / rest * 10).rounded()
      late.predicted[day] = late.predicted[day].scaled { _ in tenths / 10 }
    }
    late.spread = series.base.indices.map { $0 < end ? 0 : 0.1 }
    return late
  }

  private func areLow(last days: Int) -> Bool {
    guard let figure = likelihood.counts.first else { return false }
    let end = series.days - days
    let rest = series[0..<end].ratio(figure)
    return (end..<series.days).allSatisfy {
      !series.isEmpty(on: $0) && series[$0..<($0 + 1)].ratio(figure) < rest * 0.9
    }
  }

  // MARK: Single days

  private static let longest = 3

  /// Every one to three days in a row.
  private var runs: [Range<Int>] {
    (0..<series.days).flatMap { first in
      (first + 1...first + Self.longest).filter { $0 <= series.days }.map { first..<$0 }
    }
  }

  /// How much more or less the other report has on these days than on all others.
  private func ratio(
    on days: Range<Int>, _ figure: ReportFigure, _ all: (base: ReportCounts, other: ReportCounts)
  ) -> Double {
    let (base, other) = series.total(of: days)
    func rest(_ all: ReportCounts, _ some: ReportCounts) -> Double {
      Double(all[keyPath: figure.count] - some[keyPath: figure.count])
    }
    let usual = rest(all.other, other) / max(rest(all.base, base), 0.5)
    guard usual > 0 else { return 1 }
    let count = figure.count
    return Double(other[keyPath: count]) / max(Double(base[keyPath: count]), 0.5) / usual
  }

  private func changed(
    _ days: Range<Int>, by ratio: Double, only figure: ReportFigure? = nil
  ) -> Hypothesis {
    var predicted = series.base
    for day in days {
      predicted[day] = predicted[day].scaled { figure == nil || figure == $0 ? ratio : 1 }
    }
    return Hypothesis(predicted: predicted)
  }

  /// Days that the other report does not have, or not whole; the last ones may still come.
  var hole: Try? {
    fitted(.dayMissing, runs.filter { $0.upperBound < series.days }, steps: 10) { ratio in
      ratio < 0.85 ? max(ratio, 0) : nil
    }
  }

  var doubled: Try? {
    fitted(.dayDoubled, runs, steps: 1) { (1.7...2.2).contains($0) ? 2 : nil }
  }

  /// The likelihood that some of the days alone are another part of the first report's.
  private func fitted(
    _ cause: ReportCause, _ runs: [Range<Int>], steps: Double, _ fit: (Double) -> Double?
  ) -> Try? {
    guard series.days > 4 else { return nil }
    let tries = likelihood.counts.flatMap { figure in
      found(figure, runs, fit).flatMap { days, ratio in
        [nil, figure].map { only in
          (days: days, ratio: ratio, value: value(changed(days, by: ratio, only: only)))
        }
      }
    }
    guard let best = tries.max(by: { $0.value < $1.value }) else { return nil }
    let open = Double(runs.count) * steps * 2
    return Try(
      causes: [cause], logLikelihood: tries.map(\.value).logOfSum - log(open),
      detail: .days(series.days(best.days), ratio: best.ratio), days: Array(best.days))
  }

  private static let mostTried = 60

  /// The days that fit, those that miss or add the most first.
  private func found(
    _ figure: ReportFigure, _ runs: [Range<Int>], _ fit: (Double) -> Double?
  ) -> [(Range<Int>, Double)] {
    let all = series.total
    let found = runs.compactMap { days -> (days: Range<Int>, ratio: Double, count: Double)? in
      let base = series.base[days].map { $0[keyPath: figure.count] }
      guard base.allSatisfy({ $0 > 0 }),
        days.allSatisfy({ fit(ratio(on: $0..<($0 + 1), figure, all)) != nil }),
        let ratio = fit(ratio(on: days, figure, all))
      else { return nil }
      return (days, ratio, Double(base.reduce(0, +)) * abs(1 - ratio))
    }
    return found.sorted { $0.count > $1.count }.prefix(Self.mostTried).map { ($0.days, $0.ratio) }
  }

  /// Days that only the other report has: the first one's is as large as its others.
  var missingInBase: Try? {
    guard series.days > 4, let figure = likelihood.counts.first else { return nil }
    let gone = series.base.indices.filter {
      series.base[$0][keyPath: figure.count] == 0 && series.other[$0][keyPath: figure.count] > 0
    }
    guard let first = gone.first, let last = gone.last, gone.count <= Self.longest else {
      return nil
    }
    let rest = max(series.days - gone.count - series.emptyDays, 1)
    let mean = series.base.sum.scaled { _ in 1 / Double(rest) }
    var filled = Hypothesis(predicted: series.base)
    filled.spread = series.base.indices.map { gone.contains($0) ? 0.4 : 0 }
    for day in gone { filled.predicted[day] = mean }
    return Try(
      causes: [.dayMissingInGoogle], logLikelihood: value(filled),
      detail: .days(series.days(first..<(last + 1)), ratio: 0), days: gone)
  }
}

extension ReportSeries {
  /// The other report's sum as a part of the first one's.
  func ratio(_ figure: ReportFigure) -> Double {
    let (base, other) = total
    return Double(other[keyPath: figure.count]) / max(Double(base[keyPath: figure.count]), 0.5)
  }

  /// The sums of some days.
  func total(of days: Range<Int>) -> (base: ReportCounts, other: ReportCounts) {
    var (ours, theirs) = (ReportCounts(), ReportCounts())
    for day in days {
      ours += base[day]
      theirs += other[day]
    }
    return (ours, theirs)
  }

  subscript(days: Range<Int>) -> ReportSeries {
    let start = first.number + days.lowerBound
    var part = ReportSeries(
      CalendarDay(number: start)...CalendarDay(number: start + days.count - 1))
    part.base = Array(base[days])
    part.other = Array(other[days])
    part.rounding = rounding * Double(days.count) / Double(max(self.days, 1))
    return part
  }

  func days(_ places: Range<Int>) -> ClosedRange<CalendarDay> {
    let start = first.number + places.lowerBound
    return CalendarDay(number: start)...CalendarDay(number: start + places.count - 1)
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

  /// Each figure times a ratio of its own.
  func scaled(_ ratio: (ReportFigure) -> Double) -> ReportCounts {
    func scale(_ figure: ReportFigure) -> Int {
      let scaled = Double(self[keyPath: figure.count]) * ratio(figure)
      return Int(min(max(scaled, -1e17), 1e17).rounded())
    }
    return ReportCounts(
      impressions: scale(.impressions), clicks: scale(.clicks), revenue: scale(.revenue))
  }
}
