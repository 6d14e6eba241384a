import CSV

/// Which unit of one report is which of the other.
///
/// ``ComparedNames`` says which names are the same. The first report has a unit and perhaps the
/// network's instance; the other has a placement and perhaps a unit: whichever pair has the most names
/// in common joins them.
struct UnitNames {
  let join: ReportComparison.Join
  private(set) var pairs: [(name: String?, others: [String])] = []
  let baseNames: [String]
  let otherNames: [String]
  private let baseSide: KeyPath<Report.Cell, Int>
  private let otherSide: KeyPath<Report.Cell, Int>
  private var baseUnits: [Int: Int] = [:]
  private var otherUnits: [Int: Int] = [:]

  /// `cells` are the first report's rows about the network; both are of the same days.
  init(
    _ base: Report, _ cells: [Report.Cell], _ other: Report, _ otherCells: [Report.Cell],
    _ map: ReportMap
  ) {
    let sides: [(KeyPath<Report.Cell, Int>, KeyPath<Report, [String]>)] = [
      (\.unit, \.units), (\.placement, \.placements),
    ]
    let told = Dictionary(
      map.units.map { (ComparedNames.whole($0.key), ComparedNames.whole($0.value)) },
      uniquingKeysWith: { $1 })
    var best: (score: Int, base: Int, other: Int) = (0, 0, 1)
    for (first, side) in sides.enumerated() {
      let keys = ComparedNames(base[keyPath: side.1]).keys
      let known = Set(Self.used(cells, side.0).flatMap { keys[$0] })
      for second in [1, 0] {
        let names = Set(ComparedNames(other[keyPath: sides[second].1]).keys)
        let score = names.count { $0.contains { known.contains(told[$0] ?? $0) } }
        if score > best.score { best = (score, first, second) }
      }
    }
    if best.score == 0 {
      best.base = base.units.isEmpty ? 1 : 0
      best.other = other.placements.isEmpty ? 0 : 1
    }
    (baseSide, otherSide) = (sides[best.base].0, sides[best.other].0)
    baseNames = base[keyPath: sides[best.base].1]
    otherNames = other[keyPath: sides[best.other].1]
    let used = Self.used(cells, baseSide)
    if best.score > 0 {
      join = .names
      pair(used, told)
      let figure = ReportFigure.allCases.first { base.has($0.column) && other.has($0.column) }
      drop((figure ?? .impressions).count, cells, otherCells)
    } else {
      let otherUsed = Self.used(other.cells, otherSide)
      join = used.count == 1 && otherUsed.count == 1 ? .single : .whole
      let name = join == .single ? used.first.map { baseNames[$0] } : nil
      pairs = [(name, join == .single ? otherUsed.map { otherNames[$0] } : [])]
    }
  }

  /// A unit this much larger than every name that is left over is none of them.
  private static let larger = 2

  private static func used(_ cells: [Report.Cell], _ side: KeyPath<Report.Cell, Int>) -> [Int] {
    Set(cells.map { $0[keyPath: side] }).filter { $0 >= 0 }.sorted()
  }

  private mutating func pair(_ used: [Int], _ told: [String: String]) {
    var known: [String: Int] = [:]
    let keys = ComparedNames(baseNames).keys
    for number in used {
      let unit = keys[number].lazy.compactMap { known[$0] }.first ?? pairs.count
      baseUnits[number] = unit
      if unit == pairs.count { pairs.append((baseNames[number], [])) }
      for key in keys[number] where known[key] == nil { known[key] = unit }
    }
    let otherKeys = ComparedNames(otherNames).keys
    for (number, name) in otherNames.enumerated() {
      guard let unit = otherKeys[number].lazy.compactMap({ known[told[$0] ?? $0] }).first else {
        continue
      }
      otherUnits[number] = unit
      pairs[unit].others.append(name)
    }
  }

  /// Leaves out units of which nothing is known. Of one that the other report does not name it has
  /// nothing, unless one of its names that are left over could be this unit's.
  private mutating func drop(
    _ count: KeyPath<ReportCounts, Int>, _ cells: [Report.Cell], _ otherCells: [Report.Cell]
  ) {
    var counts = [Int](repeating: 0, count: pairs.count)
    for cell in cells {
      if let unit = baseUnits[cell[keyPath: baseSide]] {
        counts[unit] += cell.counts[keyPath: count]
      }
    }
    var left: [Int: Int] = [:]
    for cell in otherCells where otherUnits[cell[keyPath: otherSide]] == nil {
      left[cell[keyPath: otherSide], default: 0] += cell.counts[keyPath: count]
    }
    let most = left.values.max() ?? 0
    let kept = pairs.indices.filter { unit in
      guard pairs[unit].others.isEmpty else { return true }
      guard let name = pairs[unit].name, !name.isEmpty else { return false }
      return counts[unit] > Self.larger * max(most, parts(of: name, left))
    }
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    pairs = kept.map { pairs[$0] }
    baseUnits = baseUnits.compactMapValues { places[$0] }
    otherUnits = otherUnits.compactMapValues { places[$0] }
  }

  /// The sum of the names that are left over and have a unit's name in theirs: it may have been split.
  private func parts(of unit: String, _ left: [Int: Int]) -> Int {
    let unit = ComparedNames.whole(unit)
    guard !unit.isEmpty else { return 0 }
    return left.reduce(0) { sum, row in
      let isPart =
        otherNames.indices.contains(row.key)
        && ComparedNames.whole(otherNames[row.key]).contains(unit)
      return isPart ? sum + row.value : sum
    }
  }

  func ofBase(_ cell: Report.Cell) -> Int? {
    join == .names ? baseUnits[cell[keyPath: baseSide]] : 0
  }

  func ofOther(_ cell: Report.Cell) -> Int? {
    join == .names ? otherUnits[cell[keyPath: otherSide]] : 0
  }

  func baseLabel(_ cell: Report.Cell) -> Int { cell[keyPath: baseSide] }
  func otherLabel(_ cell: Report.Cell) -> Int { cell[keyPath: otherSide] }
}

/// Finds names in a report that have the same figures on every day.
enum SameFigures {
  private static let fewestDays = 3

  static func names(in report: Report) -> [[String]] {
    let side: KeyPath<Report.Cell, Int> = report.units.count > 1 ? \.unit : \.placement
    let names = report.units.count > 1 ? report.units : report.placements
    guard names.count > 1 else { return [] }
    var series: [Int: [CalendarDayCounts]] = [:]
    for cell in report.cells where cell.counts.impressions >= 5 {
      series[cell[keyPath: side], default: []].append(
        .init(day: cell.day.number, counts: cell.counts))
    }
    var groups: [[CalendarDayCounts]: [Int]] = [:]
    for (name, days) in series where name >= 0 && days.count >= fewestDays {
      groups[days.sorted { $0.day < $1.day }, default: []].append(name)
    }
    return groups.values.filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }.map { $0.map { names[$0] } }
  }
}

struct CalendarDayCounts: Hashable {
  let day, impressions, clicks, revenue: Int

  init(day: Int, counts: ReportCounts) {
    (self.day, impressions) = (day, counts.impressions)
    (clicks, revenue) = (counts.clicks, counts.revenue)
  }
}
