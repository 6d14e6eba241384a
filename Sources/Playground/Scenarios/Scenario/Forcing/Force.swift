package import AdServing
package import Simulation

/// Everything that can be forced on whoever gives a unit its ads, by name. What it means for one
/// unit is a `Forcible`.
package enum Force: Hashable, Sendable {
  // MARK: On a line of Google's

  case outcome(Scenario.Outcome)
  /// The answer comes just before the usual time-out.
  case slow
  case fault(WireFault)
  /// A full-screen ad is not shown, or not closed.
  case showing(Showing)
  /// The player of a VAST ad makes a mistake.
  case player(PlayerManner)
  /// When the network counts what it sees.
  case counts(CountingMoment)
  /// An ad comes in the usual time, and nothing is lost.
  case nothing

  // MARK: On a slot or a service

  case answer(Scenario.NetworkOutcome)
  case adShowing(Showing)
  case order(Scenario.CallbackOrder)

  // MARK: On a slot, or on what chooses among slots

  case dearer, cheaper
  /// The loaded ad becomes worth twice as much, without a load.
  case infoChanges
  case expires
  case capped(Bool)
  /// The app shows an ad at a placement; without one, placements that are capped make no difference.
  case showsAt(placement: String)
  case server(ArbiterAnswer)
  case units(ArbitrationUnits)
  /// The arbiter is asked although the application has not started CloudX.
  case asksUnstarted(Bool)
  case controller(Scenario.Mode)

  // MARK: On a service

  /// The service does not know the ad unit: asking again never helps.
  case unknownUnit
  case latency(Duration)
  /// A mistake in what surrounds the service; nil for none.
  case flaw(Scenario.Aggregation.Flaw?)
  case retries(Bool)
  case loadsNext(Bool)
  case forcesLoad
  case becomesActive
  case isVIP(Bool)
  case waits(Bool)
  case wrapper(Scenario.Mode)

  // MARK: On MAX

  /// What MAX itself does wrong; nil for nothing.
  case mistake(MediatorMistake?)
}

extension Force {
  static let slowLatency = Duration.milliseconds(4900)

  /// Whether it makes a difference to ads of this format.
  package func concerns(_ format: Scenario.Format) -> Bool {
    switch self {
    case .showing, .player, .fault(.dropsPresent), .fault(.dropsRefusal), .fault(.repeatsFailure),
      .fault(.keepsTheFailure):
      format.isFullScreen
    case .fault(.dropsRender), .fault(.dropsUntrack): format == .native
    case .fault(.refreshesUnseen), .fault(.forgetsRefresh): format == .banner
    case .fault(.dropsReward), .fault(.repeatsReward), .fault(.delaysReward),
      .fault(.keepsTheReward), .fault(.repeatsTheReward),
      .fault(.dropsVerification), .fault(.repeatsVerification), .fault(.delaysVerification):
      format.hasReward
    default: true
    }
  }

  /// Whether it makes a difference to this line: only networks that bid are asked for signals, and only what
  /// has a VAST document has a player for it.
  package func concerns(_ line: Scenario.Line) -> Bool {
    switch group {
    case .signals: line.bidResponse != nil
    case .player: line.ad?.vast != nil
    default: true
    }
  }
}

extension Scenario.Line {
  /// What the user has forced on the line since the scenario began, and what goes wrong with it
  /// anyway.
  package func forced(since original: Scenario.Line?) -> [Force] {
    var forces: [Force] = []
    if outcome != original?.outcome, let outcome { forces.append(.outcome(outcome)) }
    if latency != original?.latency, latency == Force.slowLatency { forces.append(.slow) }
    forces += faults.map { .fault($0) }
    if showing != .normal { forces.append(.showing(showing)) }
    if player != original?.player { forces += player.map { .player($0) } }
    if counts != original?.counts, let counts { forces.append(.counts(counts)) }
    return forces
  }
}
