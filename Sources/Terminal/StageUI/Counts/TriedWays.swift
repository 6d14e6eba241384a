package import Observing

/// How many of the four combinations of flags somebody has tapped an ad with, and what leads to one
/// that nobody has.
struct TriedWays: Equatable {
  enum Next: Equatable {
    /// Out of what covers the application.
    case leave
    /// A tap on the ad as it is.
    case tap
    case clicks, impressions, both
  }

  let count: Int
  /// Nil if all were tried, or if no ad says where one is.
  let next: Next?

  init(_ tried: Set<FlagPair>, current: FlagPair?, isCovered: Bool) {
    count = tried.count
    let step = current.flatMap { current in
      Self.steps.first { !tried.contains(current.after($0)) }
    }
    next = step.map { isCovered ? .leave : $0 }
  }

  private static let steps: [Next] = [.tap, .clicks, .impressions, .both]
}

extension TriedWays {
  init(_ stage: Stage, _ state: StageState) {
    let before = stage.triedBefore[state.title]?[state.unit] ?? []
    // A lesson says itself what to do.
    let isGuided = state.task?.isDone == false
    self.init(
      state.ledgers.tried(unit: state.unit).union(before),
      current: isGuided ? nil : state.ad?.flagPair, isCovered: state.device.isCoveredOrAway)
  }
}

extension FlagPair {
  fileprivate func after(_ next: TriedWays.Next) -> Self {
    switch next {
    case .leave, .tap: self
    case .clicks: FlagPair(clicks: !clicks, impressions: impressions)
    case .impressions: FlagPair(clicks: clicks, impressions: !impressions)
    case .both: FlagPair(clicks: !clicks, impressions: !impressions)
    }
  }
}

extension Stage {
  /// Keeps what was tried in a world that ends.
  package mutating func rememberTried(_ state: StageState) {
    for unit in state.units {
      triedBefore[state.title, default: [:]][unit.id, default: []]
        .formUnion(state.ledgers.tried(unit: unit.id))
    }
  }
}
