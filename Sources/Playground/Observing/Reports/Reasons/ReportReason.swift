package import CSV

/// Causes that explain two reports equally well, and how well they do.
package struct ReportReason: Equatable, Sendable {
  /// The likeliest first.
  package let causes: [ReportCause]
  /// Between 0 and 1: the share of this reason among all that were tried.
  package let share: Double
  /// What fits best.
  package let detail: Detail?

  package enum Detail: Equatable, Sendable {
    /// The part of all ads that it concerns.
    case share(Double)
    /// The other report's day begins later; negative: earlier.
    case hours(Int)
    case lastDays(Int)
    /// The days that are unlike the others, and what part of Google's the network has there.
    case days(ClosedRange<CalendarDay>, ratio: Double)
    case units([String])
    /// The first day that needs these causes, or the last one.
    case change(CalendarDay, isBefore: Bool, [ReportCause])
    /// The other amount as a part of the first.
    case ratio(Double)
  }

  package init(_ causes: [ReportCause], share: Double, detail: Detail?) {
    (self.causes, self.share, self.detail) = (causes, share, detail)
  }

  /// What shows it on the stage.
  package var scene: ReportCause.Play? {
    var shown = causes
    if case .change(_, _, let causes) = detail { shown += causes }
    return shown.lazy.compactMap(\.scene).first
  }
}

/// The reasons for a gap, the likeliest first.
package struct ReportReasons: Equatable, Sendable {
  package let all: [ReportReason]

  /// Whether nothing explains the counts better than that they are as usual.
  package var areWithinUsual: Bool { all.first?.causes.first == .usual }

  /// Those worth telling.
  package func told(atLeast share: Double) -> [ReportReason] {
    all.filter { $0.causes.first != .usual && $0.share >= share }
  }

  /// What the rows prove stands above what the counts of all others say.
  func after(_ causes: [ReportCause], _ detail: ReportReason.Detail) -> ReportReasons {
    let share = areWithinUsual ? 0.99 : 0.5
    let rest = all.map {
      ReportReason($0.causes, share: $0.share * (1 - share), detail: $0.detail)
    }
    return ReportReasons(all: [ReportReason(causes, share: share, detail: detail)] + rest)
  }
}
