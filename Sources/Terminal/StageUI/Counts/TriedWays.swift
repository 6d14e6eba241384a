import Observing

/// How many of the four combinations of flags somebody has tapped an ad with, and what leads to one
/// that nobody has.
struct TriedWays: Equatable {
  enum Next: Equatable {
    /// A tap on the ad as it is.
    case tap
    case clicks, impressions, both
  }

  let count: Int
  /// Nil if all were tried, or if no ad says where one is.
  let next: Next?

  init(_ tried: Set<FlagPair>, current: FlagPair?) {
    count = tried.count
    next = current.flatMap { current in
      Self.steps.first { !tried.contains(current.after($0)) }
    }
  }

  private static let steps: [Next] = [.tap, .clicks, .impressions, .both]
}

extension TriedWays {
  init(_ stage: Stage, _ state: StageState) {
    let before = stage.triedBefore[state.title]?[state.unit] ?? []
    self.init(
      state.ledgers.tried(unit: state.unit).union(before), current: state.ad?.flagPair)
  }
}

extension FlagPair {
  fileprivate func after(_ next: TriedWays.Next) -> Self {
    switch next {
    case .tap: self
    case .clicks: FlagPair(clicks: !clicks, impressions: impressions)
    case .impressions: FlagPair(clicks: clicks, impressions: !impressions)
    case .both: FlagPair(clicks: !clicks, impressions: !impressions)
    }
  }
}

extension Stage {
  /// Keeps what was tried in a world that ends.
  mutating func rememberTried(_ state: StageState) {
    for unit in state.units {
      triedBefore[state.title, default: [:]][unit.id, default: []]
        .formUnion(state.ledgers.tried(unit: unit.id))
    }
  }
}
