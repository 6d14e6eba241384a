package import AdServing

/// What can be forced on a mediation line.
package enum Force: Hashable, Sendable {
  case outcome(Scenario.Outcome)
  /// The answer comes just before the usual time-out.
  case slow
  case fault(WireFault)
  /// A full-screen ad is not shown, or not closed.
  case showing(Scenario.Showing)
  /// It fills in the usual time, and nothing is lost.
  case nothing

  /// Everything, by groups, in the order it is offered.
  package static let all: [Force] = ForceGroup.allCases.flatMap { group in
    known.filter { $0.group == group }
  }

  private static let known: [Force] =
    Scenario.Outcome.allCases.map { .outcome($0) } + [.slow] + WireFault.allCases.map { .fault($0) }
    + [.showing(.fails), .showing(.sticks), .nothing]

  /// What makes a difference to a unit of this kind.
  package static func all(for kind: Scenario.UnitKind) -> [Force] {
    switch kind.through {
    case .google: all.filter { $0.concerns(kind.format) }
    // They have no lines.
    case .arbiter, .ghad: []
    }
  }

  private func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .outcome, .slow, .nothing: true
    case .showing, .fault(.dropsPresent): format.isFullScreen
    case .fault(.dropsRender), .fault(.dropsUntrack): format == .native
    case .fault(.dropsReward), .fault(.repeatsReward), .fault(.delaysReward): format.hasReward
    case .fault: true
    }
  }

  /// Whether it makes a difference to this line: only networks that bid are asked for signals.
  package func concerns(_ line: Scenario.Line) -> Bool {
    group != .signals || line.bidResponse != nil
  }

  private static let slowLatency = Duration.milliseconds(4900)
  private static let usualLatency = Duration.milliseconds(200)

  /// The changes that bring it about on one of a unit's lines.
  package func changes(unit: String, line place: Int, of lines: [Scenario.Line]) -> [Change] {
    whats(lines[place]).map { Change(unit: unit, line: place, of: lines, $0) }
  }

  private func whats(_ line: Scenario.Line) -> [Change.What] {
    switch self {
    case .outcome(let outcome): [.init(\.outcome, outcome)]
    case .slow: [.init(\.latency, Self.slowLatency)]
    case .fault(let fault): [.init(\.fault, fault)]
    case .showing(let showing): [.init(\.showing, showing)]
    case .nothing:
      [.init(\.outcome, .fill), .init(\.fault, nil), .init(\.showing, .normal)]
        + (line.latency == Self.slowLatency ? [.init(\.latency, Self.usualLatency)] : [])
    }
  }

  /// Whether this applies to a line.
  package func holds(for line: Scenario.Line) -> Bool {
    switch self {
    case .outcome(let outcome): line.outcome == outcome
    case .slow: line.latency == Self.slowLatency
    case .fault(let fault): line.fault == fault
    case .showing(let showing): line.showing == showing
    case .nothing:
      line.outcome == .fill && line.fault == nil && line.showing == .normal
        && line.latency != Self.slowLatency
    }
  }
}

extension Scenario.Line {
  /// What the user has forced on the line since the scenario began, and what goes wrong with it
  /// anyway.
  package func forced(since original: Scenario.Line?) -> [Force] {
    var forces: [Force] = []
    if outcome != original?.outcome, let outcome { forces.append(.outcome(outcome)) }
    if latency != original?.latency, Force.slow.holds(for: self) { forces.append(.slow) }
    if let fault { forces.append(.fault(fault)) }
    if showing != .normal { forces.append(.showing(showing)) }
    return forces
  }
}
