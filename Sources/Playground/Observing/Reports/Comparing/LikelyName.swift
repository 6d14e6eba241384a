package import CSV

/// What a unit of the first report may be called in the other one, where nothing joins them: of the same size,
/// or with its name in theirs. It is said, and not believed.
package struct LikelyName: Equatable, Sendable {
  package let unit: String
  /// Names that are left over in the other report; together they are about as large as the unit.
  package let names: [String]
  /// From when on the unit has these names; nil for all days.
  package let from: CalendarDay?

  /// A count of a name, and on which days.
  struct Lonely {
    let name: String
    /// Impressions, by day.
    let days: [Int]

    var impressions: Int { days.reduce(0, +) }
  }

  /// Of how many names that are left over something is said.
  static let mostNames = 50
  /// What a unit's other name has, as a part of the unit.
  private static let sizes = 0.7...1.15

  /// `lonely` are the names left over in each report; units have gaps where the other report has no row.
  static func all(
    _ units: [ReportComparison.Unit], _ base: [Lonely], _ other: [Lonely], first: CalendarDay
  ) -> [LikelyName] {
    var left = other
    var found: [LikelyName] = []
    for unit in base where !unit.name.isEmpty {
      guard let names = names(of: unit.name, unit.impressions, among: left) else { continue }
      left.removeAll { names.contains($0.name) }
      found.append(LikelyName(unit: unit.name, names: names, from: nil))
    }
    for unit in units {
      guard let name = unit.name, let likely = later(name, unit.series, among: left, first) else {
        continue
      }
      left.removeAll { likely.names.contains($0.name) }
      found.append(likely)
    }
    return found
  }

  private static func names(of unit: String, _ count: Int, among left: [Lonely]) -> [String]? {
    let plain = ComparedNames.whole(unit)
    let alike = left.filter {
      let name = ComparedNames.whole($0.name)
      return !plain.isEmpty && !name.isEmpty && (name.contains(plain) || plain.contains(name))
    }
    if !alike.isEmpty, fits(alike.reduce(0) { $0 + $1.impressions }, count) {
      return alike.map(\.name)
    }
    let one = left.filter { fits($0.impressions, count) && !$0.name.isEmpty }
      .min { abs($0.impressions - count) < abs($1.impressions - count) }
    return one.map { [$0.name] }
  }

  /// A name that begins on the day on which the unit's own ends.
  private static func later(
    _ unit: String, _ series: ReportSeries, among left: [Lonely], _ first: CalendarDay
  ) -> LikelyName? {
    let gap = series.base.indices.filter {
      series.base[$0].impressions > 0 && series.other[$0].impressions == 0
    }
    guard let start = gap.first, gap == Array(start..<series.days), start > 0 else { return nil }
    let count = gap.reduce(0) { $0 + series.base[$1].impressions }
    let name = left.first { lonely in
      fits(lonely.impressions, count) && lonely.days[..<start].allSatisfy { $0 == 0 }
    }
    return name.map {
      LikelyName(unit: unit, names: [$0.name], from: CalendarDay(number: first.number + start))
    }
  }

  private static func fits(_ found: Int, _ count: Int) -> Bool {
    count > 0 && sizes.contains(Double(found) / Double(count))
  }
}
