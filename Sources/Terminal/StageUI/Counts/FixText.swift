import Catalogue
import Screen

/// How to fix what is wrong, and behind it the key that tells why.
struct FixText {
  let lines: [String]
  /// Whether the key stands on the last line of the text.
  let hasRoomForKey: Bool

  init(_ fix: String, width: Int) {
    lines = Text.wrapped(
      MethodName.shortened(in: CountsText.fix(fix), toFit: width), width: width, lines: .max)
    hasRoomForKey = TextWidth.columns(lines.last ?? "") + CountsText.keyRoom <= width
  }

  var rows: Int { lines.count + (hasRoomForKey ? 0 : 1) }
}
