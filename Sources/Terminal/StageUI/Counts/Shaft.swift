import Observing

/// The arrow between two counts as text: who saw it points at who was told.
struct Shaft {
  let text: String

  init(_ passage: Passage, width: Int) {
    text =
      switch passage {
      case .toCome(let side), .underWay(let side), .unproven(let side):
        Self.arrow(side, width, line: "┄", head: ("◁", "▷"))
      case .missed, .outOfSight, .outOfReach, .nobodySees, .unrecorded, .forgotten:
        String(repeating: "┄", count: width)
      case .told(let side), .toldTwice(let side), .echoed(let side),
        .lostInPart(let side), .swallowed(let side), .swallowedInPart(let side),
        .miscounted(let side):
        Self.arrow(side, width, line: "═", head: ("◀", "▶"))
      case .doubled(let side): Self.arrow(side, width, line: "═", head: ("◀◀", "▶▶"))
      // Nobody knows whether it arrived.
      case .unconfirmed(let side): Self.open(side, width)
      // What was lost ends before it arrives.
      case .lost(let side, let link): Self.broken(side, link, width)
      case .unfounded(let side), .overlooked(let side): Self.unfounded(side, width)
      // Nobody tells anybody.
      case .apart, .ruled: String(repeating: "·", count: width)
      }
  }

  private static func arrow(
    _ source: Bookkeeper, _ width: Int, line: String, head: (left: String, right: String)
  ) -> String {
    let shaft = String(repeating: line, count: max(0, width - head.left.count))
    return source == .google ? shaft + head.right : head.left + shaft
  }

  /// Google's half of the way is known, and the network's is not.
  private static func open(_ source: Bookkeeper, _ width: Int) -> String {
    let head = source == .google ? "" : "◀"
    let length = max(0, width - width / 2 - head.count)
    let rest = String(repeating: "┄", count: width / 2)
    return head + String(repeating: "═", count: length) + rest
  }

  /// The cross is where it was lost, with the adapter in the middle.
  private static func broken(
    _ source: Bookkeeper, _ link: Passage.Link, _ width: Int
  ) -> String {
    let isBeforeAdapter =
      switch link {
      case .beforeAdapter: true
      case .onTheWire: source == .google
      case .afterAdapter: false
      }
    let length = isBeforeAdapter ? width / 3 : width * 2 / 3
    let shaft = String(repeating: "═", count: max(1, length)) + "╳"
    let rest = String(repeating: " ", count: max(0, width - shaft.count))
    return source == .google ? shaft + rest : rest + String(shaft.reversed())
  }

  /// What nobody saw begins with the adapter, in the middle.
  private static func unfounded(_ seer: Bookkeeper, _ width: Int) -> String {
    let length = width - width / 3
    let rest = String(repeating: " ", count: width - length)
    let shaft = arrow(seer, length, line: "═", head: ("◀", "▶"))
    return seer == .google ? rest + shaft : shaft + rest
  }
}
