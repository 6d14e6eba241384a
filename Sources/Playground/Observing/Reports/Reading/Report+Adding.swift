import CSV

extension Report {
  /// Both as one, if nothing stands in both: a report that was exported in parts.
  package func adding(_ other: Report) -> Report? {
    guard source == other.source, columns.map(\.column) == other.columns.map(\.column),
      currency == other.currency, Set(keys).isDisjoint(with: other.keys)
    else { return nil }
    var sum = self
    sum.notes += other.notes
    sum.rows += other.rows
    sum.repeatedKeys += other.repeatedKeys
    let networks = Self.merge(&sum.networks, other.networks)
    let apps = Self.merge(&sum.apps, other.apps)
    let units = Self.merge(&sum.units, other.units)
    let placements = Self.merge(&sum.placements, other.placements)
    sum.cells += other.cells.map { cell in
      Cell(
        day: cell.day, unit: units(cell.unit), placement: placements(cell.placement),
        network: networks(cell.network), app: apps(cell.app), counts: cell.counts)
    }
    return sum
  }

  /// What each row is about.
  private var keys: [String] {
    func name(_ number: Int, _ names: [String]) -> String { number < 0 ? "" : names[number] }
    return cells.map { cell in
      [
        "\(cell.day)", name(cell.unit, units), name(cell.placement, placements),
        name(cell.app, apps),
      ].joined(separator: "\t")
    }
  }

  /// Adds names; the answer gives their numbers among all.
  private static func merge(_ names: inout [String], _ more: [String]) -> (Int) -> Int {
    var known = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let numbers = more.map { name -> Int in
      if let number = known[name] { return number }
      known[name] = names.count
      names.append(name)
      return names.count - 1
    }
    return { $0 < 0 ? -1 : numbers[$0] }
  }
}
