// Two apps may each have a unit "Home": where both reports say the app, it is a part of the name.
extension Report {
  func apart(from other: Report, _ map: ReportMap) -> (Report, Report) {
    guard hasTwins || other.hasTwins, !plainApps.isDisjoint(with: other.plainApps) else {
      return (self, other)
    }
    let told = Dictionary(
      map.units.map { (ComparedNames.whole($0.key), $0.value) }, uniquingKeysWith: { $1 })
    return (named(told: [:]), other.named(told: told))
  }

  private var plainApps: Set<String> { Set(apps.map(ReportColumn.plain)) }

  /// The columns whose names an app is a part of.
  private var sides: [WritableKeyPath<Cell, Int>] {
    (has(.unit) ? [\.unit] : []) + (has(.placement) ? [\.placement] : [])
  }

  /// Whether a name stands in several apps.
  private var hasTwins: Bool {
    has(.app)
      && sides.contains { side in
        Set(cells.map { [$0[keyPath: side], $0.app] }).count
          > Set(cells.map { $0[keyPath: side] }).count
      }
  }

  private func named(told: [String: String]) -> Report {
    var report = self
    if has(.unit) { report.units = report.rename(\.unit, units, told) }
    if has(.placement) { report.placements = report.rename(\.placement, placements, told) }
    return report
  }

  private mutating func rename(
    _ side: WritableKeyPath<Cell, Int>, _ names: [String], _ told: [String: String]
  ) -> [String] {
    var numbers: [[Int]: Int] = [:]
    var renamed: [String] = []
    for place in cells.indices {
      let (number, app) = (cells[place][keyPath: side], cells[place].app)
      if numbers[[number, app]] == nil {
        numbers[[number, app]] = renamed.count
        let name = told[ComparedNames.whole(names[number])] ?? names[number]
        renamed.append("\(name) · \(apps[app])")
      }
      cells[place][keyPath: side] = numbers[[number, app]] ?? number
    }
    return renamed
  }
}
