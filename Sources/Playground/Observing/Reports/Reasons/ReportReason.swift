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
    /// The other amount as a part of the first.
    case ratio(Double)
  }

  package init(_ causes: [ReportCause], share: Double, detail: Detail?) {
    (self.causes, self.share, self.detail) = (causes, share, detail)
  }
}

/// The reasons for a gap, the likeliest first.
package struct ReportReasons: Equatable, Sendable {
  package let all: [ReportReason]

  /// Whether nothing explains the counts better than that they are as usual.
  package var areWithinUsual: Bool { all.first?.causes.first == .usual }

  /// Those worth telling.
  package var told: [ReportReason] {
    all.filter { $0.causes.first != .usual && $0.share >= 0.01 }
  }
}
