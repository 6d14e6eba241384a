import Languages
package import Observing

// The words beside the counts: a side sees, is told, counts.
extension CountRow.Event {
  package var title: String {
    switch self {
    case .impression: localized("impression")
    case .click: localized("click")
    case .reward: localized("reward")
    }
  }
}

extension CountRow {
  /// Both figures and who told whom, in a few columns.
  package var inHeader: String {
    "\(event.shortTitle) \(google.inCounts)\(passage.arrow)\(network.inCounts)"
  }
}

extension Int? {
  /// A question mark for what nobody recorded.
  package var inCounts: String { map(String.init) ?? "?" }
}

extension CountRow.Event {
  fileprivate var shortTitle: String {
    switch self {
    case .impression: localized("imp")
    case .click: localized("click")
    case .reward: localized("reward")
    }
  }
}

extension Passage {
  /// From the side that saw it to the side that was told, in one column.
  fileprivate var arrow: String {
    switch self {
    case .toCome(let side), .underWay(let side), .unproven(let side), .unconfirmed(let side):
      side == .google ? "▷" : "◁"
    case .missed, .outOfSight, .outOfReach, .nobodySees, .unrecorded, .forgotten: "┄"
    case .told(let side), .toldTwice(let side), .echoed(let side),
      .lostInPart(let side), .swallowed(let side), .swallowedInPart(let side), .doubled(let side),
      .miscounted(let side), .unfounded(let side), .overlooked(let side):
      side == .google ? "▶" : "◀"
    case .lost: "╳"
    case .apart, .ruled: "·"
    }
  }
}

extension Passage {
  /// What each side did, under its figure.
  package var captions: (google: String, network: String) {
    switch self {
    case .toCome, .missed, .outOfSight, .outOfReach, .unrecorded: ("", "")
    case .nobodySees: ("", "")
    case .underWay(let side): Self.captions(side, localized("saw it"), localized("not yet"))
    case .told(let side), .echoed(let side):
      Self.captions(side, localized("saw it"), localized("was told"))
    case .toldTwice(let side): Self.captions(side, localized("saw it"), localized("told twice"))
    case .unconfirmed(.google): (localized("saw it"), localized("unknown"))
    case .unconfirmed(.network): (localized("was told"), localized("unknown"))
    case .unproven(let side): Self.captions(side, localized("saw it"), "")
    case .lost(let side, _): Self.captions(side, localized("saw it"), localized("never told"))
    case .lostInPart(let side): Self.captions(side, localized("saw all"), localized("not all"))
    case .swallowed(let side): Self.captions(side, localized("saw it"), localized("told only"))
    case .swallowedInPart(let side):
      Self.captions(side, localized("saw all"), localized("told all"))
    case .doubled(let side), .miscounted(let side):
      Self.captions(side, localized("saw it"), localized("too many"))
    case .forgotten: (localized("forgot it"), "")
    case .unfounded(let side), .overlooked(let side):
      Self.captions(side, localized("saw none"), localized("counted"))
    case .apart(nil): (localized("saw it"), localized("saw it"))
    case .ruled(let google, let network): (google.caption, network.caption)
    case .apart(let side?): Self.captions(side, localized("missed it"), localized("saw it"))
    }
  }

  private static func captions(
    _ side: Bookkeeper, _ source: String, _ target: String
  ) -> (google: String, network: String) {
    side == .google ? (source, target) : (target, source)
  }

  package var hasCaptions: Bool { captions != ("", "") }

  /// What stands behind the figures; the gap is said with its sign.
  package func remark(gap: Int?) -> String {
    switch self {
    case .toCome, .missed, .outOfSight, .outOfReach, .told, .unconfirmed, .unrecorded, .unproven,
      .apart(nil):
      ""
    case .underWay: localized("held up")
    case .nobodySees: localized("nobody sees it")
    case .toldTwice: localized("told twice")
    case .echoed: localized("↩ echo ignored")
    case .lost, .lostInPart, .swallowed, .swallowedInPart, .doubled, .miscounted, .forgotten,
      .unfounded, .overlooked, .apart, .ruled:
      gap.map(Self.signed) ?? ""
    }
  }

  /// The same for when there is little room.
  package func shortRemark(gap: Int?) -> String {
    switch self {
    case .underWay: localized("held", meaning: "up")
    case .nobodySees: localized("nobody")
    case .toldTwice: localized("twice")
    case .echoed: localized("↩ echo")
    default: remark(gap: gap)
    }
  }

  private static func signed(_ gap: Int) -> String {
    gap > 0 ? "+\(gap)" : gap < 0 ? "−\(-gap)" : ""
  }
}
