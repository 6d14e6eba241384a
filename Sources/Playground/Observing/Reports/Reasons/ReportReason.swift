package import CSV

/// Causes that explain two reports equally well, and how well they do.
package struct ReportReason: Equatable, Sendable {
  /// The likeliest first.
  package let causes: [ReportCause]
  /// Between 0 and 1: the share of this reason among all that were tried.
  package internal(set) var share: Double
  /// What fits best.
  package let detail: Detail?
  /// The units that it is about; empty for all.
  package var units: [String] = []
  /// The figures with a gap that it does not explain.
  package var leaves: [ReportFigure] = []
  /// Whether it is about the days that are left when those with a cause of their own are set aside.
  package var isOfOtherDays = false
  /// Whether units have gaps that are not alike, so that it is one of their sum alone.
  package var unitsDiffer = false

  /// Whether it names days of its own.
  fileprivate var isOfDays: Bool {
    switch detail {
    case .days, .lastDays: true
    default: false
    }
  }

  package enum Detail: Equatable, Sendable {
    /// The part of all ads that it concerns.
    case share(Double)
    /// By how many hours the other report's day begins later or earlier: more of them at night, and fewer in
    /// the evening, have as many counts.
    case hours(ClosedRange<Int>, isLater: Bool)
    case lastDays(Int)
    /// The days that are unlike the others, and what part of Google's the network has there.
    case days(ClosedRange<CalendarDay>, ratio: Double)
    case units([String])
    /// The first day that needs these causes, or the last one.
    case change(CalendarDay, isBefore: Bool, [ReportCause])
    /// The other amount as a part of the first.
    case ratio(Double)
  }

  /// Whether it says of a unit, alone or with others, what is the unit's own reason: on all days or on some.
  func tells(_ own: ReportReason, of unit: String) -> Bool {
    var then: [ReportCause]?
    if case .change(_, _, let causes) = own.detail { then = causes }
    guard causes == own.causes || causes == then else { return false }
    if case .units(let names) = detail { return names.contains(unit) }
    return units.isEmpty || units.contains(unit)
  }

  /// The units that it speaks of.
  var namedUnits: [String] {
    if case .units(let names) = detail { units + names } else { units }
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

  /// The same, of units that are not alike.
  var differing: ReportReasons {
    ReportReasons(
      all: all.map {
        var reason = $0
        reason.unitsDiffer = $0.causes != [.usual]
        return reason
      })
  }

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
  var doubted: ReportReasons { times(Self.trust) }

  /// The same, where they are that much less likely.
  func times(_ part: Double) -> ReportReasons {
    ReportReasons(
      all: all.map {
        var reason = $0
        reason.share *= part
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

  private static let proof = 0.99

  /// What the rows prove stands above what the counts of all others say. Where these need a cause, too, it is
  /// one of its own.
  func after(_ causes: [ReportCause], _ detail: ReportReason.Detail) -> ReportReasons {
    let rest = areWithinUsual || all.isEmpty ? times(1 - Self.proof) : self
    return ReportReasons(
      all: [ReportReason(causes, share: Self.proof, detail: detail)] + rest.all)
  }

  /// With a second cause, for what the first one leaves.
  func with(_ second: ReportReason) -> ReportReasons {
    guard var first = all.first else { return self }
    first.leaves = second.leaves
    return ReportReasons(
      all: [first, second] + all.dropFirst().filter { $0.causes != second.causes })
  }

  /// The reasons of the other days, below that of those that were set aside.
  func below(_ days: ReportReason) -> ReportReasons {
    guard !areWithinUsual else {
      return ReportReasons(all: [days] + times(1 - days.share).all)
    }
    return ReportReasons(
      all: [days]
        + all.map {
          var reason = $0
          reason.isOfOtherDays = days.units.isEmpty && !reason.isOfDays
          return reason
        })
  }
}
