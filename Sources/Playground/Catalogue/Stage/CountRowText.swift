package import Observing

// The words beside the counts: a side sees, is told, counts.
extension CountRow.Event {
  package var title: String {
    switch self {
    case .impression: "impression"
    case .click: "click"
    case .reward: "reward"
    }
  }
}

extension CountRow {
  /// Both figures and who told whom, in a few columns.
  package var inHeader: String {
    "\(event.shortTitle) \(google)\(passage.arrow)\(network.map(String.init) ?? "?")"
  }
}

extension CountRow.Event {
  fileprivate var shortTitle: String {
    switch self {
    case .impression: "imp"
    case .click: "click"
    case .reward: "reward"
    }
  }
}

extension Passage {
  /// From the side that saw it to the side that was told, in one column.
  fileprivate var arrow: String {
    switch self {
    case .toCome(let side), .underWay(let side): side == .google ? "▷" : "◁"
    case .missed, .nobodySees: "┄"
    case .told(let side), .toldTwice(let side), .echoed(let side), .unconfirmed(let side),
      .lostInPart(let side), .swallowed(let side), .doubled(let side):
      side == .google ? "▶" : "◀"
    case .lost, .unfounded: "╳"
    case .apart: "·"
    }
  }
}

extension Passage {
  /// What each side did, under its figure.
  package var captions: (google: String, network: String) {
    switch self {
    case .toCome, .missed: ("", "")
    case .nobodySees: ("", "")
    case .underWay(let side): Self.captions(side, "saw it", "not yet")
    case .told(let side), .echoed(let side): Self.captions(side, "saw it", "was told")
    case .toldTwice(let side): Self.captions(side, "saw it", "told twice")
    case .unconfirmed(let side): Self.captions(side, side == .google ? "saw it" : "", "")
    case .lost(let side, _): Self.captions(side, "saw it", "never told")
    case .lostInPart(let side): Self.captions(side, "saw all", "not all")
    case .swallowed(let side): Self.captions(side, "saw it", "told only")
    case .doubled(let side): Self.captions(side, "saw it", "too many")
    case .unfounded(let side): Self.captions(side, "missed it", "counted")
    case .apart(nil): ("saw it", "saw it")
    case .apart(let side?): Self.captions(side, "missed it", "saw it")
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
    case .toCome, .missed, .told, .unconfirmed, .apart(nil): ""
    case .underWay: "held up"
    case .nobodySees: "nobody sees it"
    case .toldTwice: "told twice"
    case .echoed: "↩ echo ignored"
    case .lost, .lostInPart, .swallowed, .doubled, .unfounded, .apart:
      gap.map(Self.signed) ?? ""
    }
  }

  /// The same for when there is little room.
  package func shortRemark(gap: Int?) -> String {
    switch self {
    case .underWay: "held"
    case .nobodySees: "nobody"
    case .toldTwice: "twice"
    case .echoed: "↩ echo"
    default: remark(gap: gap)
    }
  }

  private static func signed(_ gap: Int) -> String {
    gap > 0 ? "+\(gap)" : gap < 0 ? "−\(-gap)" : ""
  }
}
