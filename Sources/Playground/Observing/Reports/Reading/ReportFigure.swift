/// What reports count.
package enum ReportFigure: String, CaseIterable, Sendable {
  case impressions, clicks, revenue

  package var column: ReportColumn {
    switch self {
    case .impressions: .impressions
    case .clicks: .clicks
    case .revenue: .revenue
    }
  }

  package var count: any KeyPath<ReportCounts, Int> & Sendable {
    switch self {
    case .impressions: \.impressions
    case .clicks: \.clicks
    case .revenue: \.revenue
    }
  }
}
