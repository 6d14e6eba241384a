import CSV

/// Finds amounts that are millionths without saying so.
enum MillionthAmounts {
  enum Side { case base, other }

  /// What net amounts and other currencies leave of a million.
  private static let near = 300_000.0...3_000_000
  /// Of a day, whose amounts are small and rounded.
  private static let nearOfDay = 30_000.0...30_000_000

  /// Whose amounts are about a million times the other report's: in all, and on each day.
  static func side(_ cells: [Report.Cell], _ others: [Report.Cell]) -> Side? {
    let (base, other) = (revenues(cells), revenues(others))
    if isNear(other, base) { return .other }
    return isNear(base, other) ? .base : nil
  }

  private static func isNear(_ large: [CalendarDay: Double], _ small: [CalendarDay: Double]) -> Bool
  {
    let days = large.keys.filter { small[$0] != nil }
    guard !days.isEmpty else { return false }
    func sum(_ amounts: [CalendarDay: Double]) -> Double {
      days.reduce(0) { $0 + (amounts[$1] ?? 0) }
    }
    return near.contains(sum(large) / sum(small))
      && days.allSatisfy { nearOfDay.contains((large[$0] ?? 0) / (small[$0] ?? 1)) }
  }

  /// The amounts of days that have one.
  private static func revenues(_ cells: [Report.Cell]) -> [CalendarDay: Double] {
    var sums: [CalendarDay: Double] = [:]
    for cell in cells { sums[cell.day, default: 0] += Double(cell.counts.revenue) }
    return sums.filter { $0.value > 0 }
  }
}

extension Report {
  /// With its amounts as millionths of what they were read as.
  var inWholes: Report {
    var report = self
    report.cells = cells.map(\.inWholes)
    report.notes.append(.millionths(heading: nil))
    return report
  }

  /// Whether its amounts were taken as millionths because the other report's are.
  var isInMillionths: Bool { notes.contains(.millionths(heading: nil)) }
}

extension Report.Cell {
  var inWholes: Report.Cell {
    var cell = self
    cell.counts.revenue = Int((Double(counts.revenue) / 1_000_000).rounded())
    return cell
  }
}
