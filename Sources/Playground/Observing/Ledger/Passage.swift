package import Simulation

/// How one kind of event went from the side that sees it to the side that is told.
package enum Passage: Equatable, Sendable {
  /// It can still happen; that side would see it.
  case toCome(Bookkeeper)
  /// It did not happen, and no longer can.
  case missed
  /// It did not happen, as nobody could see the ad; whether somebody still can.
  case outOfSight(isOpen: Bool)
  /// It cannot happen: the ad is on the screen, and the app lets no tap get to it.
  case outOfReach
  /// It happened in front of the user, and neither side was watching.
  case nobodySees

  /// That side saw it, and a slow wire still holds the message to the other.
  case underWay(Bookkeeper)
  /// That side saw it, and the other was told.
  case told(Bookkeeper)
  /// Told more than once; the other side counted what was seen.
  case toldTwice(Bookkeeper)
  /// The adapter told it back to the side that saw it, which ignored that.
  case echoed(Bookkeeper)
  /// That side sees it, and the network keeps no count.
  case unconfirmed(Bookkeeper)
  /// Nobody recorded what Google counted.
  case unrecorded
  /// That side saw it, and no later moment was recorded that could show what came of it.
  case unproven(Bookkeeper)

  /// That side saw it, and the other was never told.
  case lost(Bookkeeper, Link)
  /// That side saw more than the other was told.
  case lostInPart(Bookkeeper)
  /// That side saw it, and the other was told but did not count.
  case swallowed(Bookkeeper)
  /// That side saw it, and the other was told of all and counted fewer.
  case swallowedInPart(Bookkeeper)
  /// That side saw it, and the other was told of more, and counted that.
  case doubled(Bookkeeper)
  /// That side saw it, and the other counted more than it was told.
  case miscounted(Bookkeeper)
  /// Google saw it itself, and did not count it.
  case forgotten
  /// That side did not see what the other counts.
  case unfounded(Bookkeeper)
  /// Nor was the other told of it: it has seen for itself what that side should have seen.
  case overlooked(Bookkeeper)

  /// Both saw it themselves, and nobody tells anybody; which side counted fewer, if one did.
  case apart(fewer: Bookkeeper?)

  /// The sides count by different rules, and nobody has lost anything. What is nil is as usual.
  case ruled(google: CountingMoment?, network: CountingMoment?)

  /// Where it was lost on its way.
  package enum Link: Equatable, Sendable {
    /// The side that saw it did not tell the adapter.
    case beforeAdapter
    /// The wire between Google and the adapter lost it.
    case onTheWire
    /// The adapter did not pass it on.
    case afterAdapter
  }
}

/// One of the two bookkeepers of a mediated ad.
package enum Bookkeeper: CaseIterable, Sendable {
  case google, network

  package var other: Self { self == .google ? .network : .google }

  /// Nil for who counts for neither of them.
  package init?(_ ledger: Ledger) {
    switch ledger {
    case .google: self = .google
    case .network: self = .network
    case .mediator, .thirdParty: return nil
    }
  }
}

extension Passage {
  /// Whether somebody has to fix something.
  package var isWrong: Bool {
    switch self {
    case .toCome, .missed, .outOfSight, .outOfReach, .underWay, .told, .toldTwice, .echoed,
      .unconfirmed, .unrecorded, .unproven, .ruled:
      false
    case .nobodySees, .lost, .lostInPart, .swallowed, .swallowedInPart, .doubled, .miscounted,
      .forgotten, .unfounded, .overlooked:
      true
    case .apart(let fewer): fewer != nil
    }
  }
}
