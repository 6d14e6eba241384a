package import CSV

/// Causes that explain two reports equally well, and how well they do.
package struct ReportReason: Equatable, Sendable {
  /// The likeliest first.
  package let causes: [ReportCause]
  /// Between 0 and 1: the share of this reason among all that were tried.
  package let share: Double
  /// What fits best.
  package let detail: Detail?
  /// The units that it is about; empty for all.
  package var units: [String] = []
  /// The figures with a gap that it does not explain.
  package var leaves: [ReportFigure] = []

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

  /// The same, said of some units alone.
  func of(_ units: [String]) -> ReportReasons {
    ReportReasons(
      all: all.map {
        var reason = $0
        reason.units = units
        return reason
      })
  }

  /// What remains of a share where the two reports may be about other units.
  private static let trust = 0.75

  /// The same, of reports without a common name.
  var doubted: ReportReasons {
    ReportReasons(
      all: all.map {
        var reason = ReportReason($0.causes, share: $0.share * Self.trust, detail: $0.detail)
        (reason.units, reason.leaves) = ($0.units, $0.leaves)
        return reason
      })
  }

  /// Whether nothing explains the counts better than that they are as usual.
  package var areWithinUsual: Bool { all.first?.causes.first == .usual }

  /// What the rows prove alone.
  static func proven(_ cause: ReportCause, _ names: [String]) -> ReportReasons {
    ReportReasons(all: [ReportReason([cause], share: 1, detail: .units(names))])
  }

  private static let chance = 0.02

  /// Whether chance would not show them in any of so many units.
  func areSure(ofUnits count: Int) -> Bool {
    let usual = all.first { $0.causes == [.usual] }?.share ?? 0
    return !areWithinUsual && usual * Double(count) <= Self.chance
  }

  /// Those worth telling.
  package func told(atLeast share: Double) -> [ReportReason] {
    all.filter { $0.causes.first != .usual && $0.share >= share }
  }

  /// What the rows prove stands above what the counts of all others say.
  func after(_ causes: [ReportCause], _ detail: ReportReason.Detail) -> ReportReasons {
    let share = areWithinUsual || all.isEmpty ? 0.99 : 0.5
    let rest = all.map {
      var reason = ReportReason($0.causes, share: $0.share * (1 - share), detail: $0.detail)
      (reason.units, reason.leaves) = ($0.units, $0.leaves)
      return reason
    }
    return ReportReasons(all: [ReportReason(causes, share: share, detail: detail)] + rest)
  }
}
