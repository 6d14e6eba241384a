import Catalogue
import Screen

/// How to fix what is wrong, and behind it the key that tells why.
struct FixText {
  let lines: [String]
  /// Whether the key stands on the last line of the text.
  let hasRoomForKey: Bool

  init(_ fix: String, width: Int) {
    lines = Text.wrapped(
      MethodName.shortened(in: fix, toFit: width), width: width, lines: .max)
    hasRoomForKey = TextWidth.columns(lines.last ?? "") + Self.keyRoom <= width
  }

  var rows: Int { lines.count + (hasRoomForKey ? 0 : 1) }
}

extension FixText {
  /// The columns that the key with its word takes, and the space before it.
  private static var keyRoom: Int { TextWidth.columns(CountsText.why) + 4 }
}
