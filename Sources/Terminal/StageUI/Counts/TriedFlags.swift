import Observing

/// One of the four combinations of flags, and whether somebody has tapped an ad with it.
struct TriedFlags: Equatable {
  let flags: FlagPair
  let isTried: Bool
  let isCurrent: Bool

  static func all(_ stage: Stage, _ state: StageState) -> [Self] {
    let before = stage.triedBefore[state.title]?[state.unit] ?? []
    let tried = state.ledgers.tried(unit: state.unit).union(before)
    return FlagPair.all.map { flags in
      Self(
        flags: flags, isTried: tried.contains(flags), isCurrent: state.ad?.flagPair == flags)
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
