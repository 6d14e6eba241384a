import Catalogue
import Observing
import Screen

extension DiffWords {
  /// What differs, shortened if there is too little room.
  static func of(_ difference: JournalDiff.Difference, width: Int) -> String {
    switch difference.words {
    case .text(let text): text
    case .sides(let name, let left, let right): pair(name, left, right, width: width)
    }
  }

  /// `name: left → right`, both shortened if there is too little room; then they start where they
  /// differ.
  static func pair(_ name: String, _ left: String, _ right: String, width: Int) -> String {
    let name = name.isEmpty ? "" : "\(name): "
    var sides = (SafeText.clean(left), SafeText.clean(right))
    let room = width - TextWidth.columns(name) - TextWidth.columns(arrow)
    if TextWidth.columns(sides.0) + TextWidth.columns(sides.1) > room {
      sides = withoutCommonStart(sides.0, sides.1)
    }
    let half = max(room / 2, room - TextWidth.columns(sides.1))
    let first = Text.ellipsised(sides.0, to: half)
    let second = Text.ellipsised(sides.1, to: room - TextWidth.columns(first))
    return name + first + arrow + second
  }

  private static let arrow = " → "
  /// How much of the common beginning of two texts is kept before they differ.
  private static let keptStart = 6

  private static func withoutCommonStart(_ left: String, _ right: String) -> (String, String) {
    let common = zip(left, right).prefix { $0 == $1 }.count
    let dropped = common - keptStart
    guard dropped > 1 else { return (left, right) }
    return ("…\(left.dropFirst(dropped))", "…\(right.dropFirst(dropped))")
  }
}
