/// A text, and how many of its letters its view has room for.
///
/// A letter is half as wide as it is high; one of Chinese, Japanese or Korean counts as two.
struct TextRoom {
  let text: String
  /// How many letters it has.
  let letters: Int
  /// How many of them fit.
  let room: Int

  @MainActor
  init?(_ label: UILabel) {
    guard let text = label.text, let font = label.font else { return nil }
    self.text = text
    letters = text.unicodeScalars.reduce(0) { $0 + $1.letters }
    // Shrinks until it fits.
    guard !label.adjustsFontSizeToFitWidth, font.pointSize > 0 else {
      room = .max
      return
    }
    let (size, line) = (label.bounds.size.plausible, font.lineHeight)
    // A row that lacks a little of its height is read all the same, and the only one more than a little.
    let rowsThere = ((size.height + line / 5) / line).rounded(.down)
    let fitting = rowsThere < 1 && size.height > line * 0.6 ? 1 : rowsThere
    let rows = label.numberOfLines == 0 ? fitting : min(fitting, CGFloat(label.numberOfLines))
    room = Int((rows * (size.width * 2 / font.pointSize).rounded(.down)).plausible)
  }

  /// Whether fewer of its first letters can be read than must be.
  func isCut(before least: Int) -> Bool { room < min(letters, least) }
}

extension Unicode.Scalar {
  /// What a scalar adds to the length of a text.
  fileprivate var letters: Int {
    if properties.isGraphemeExtend { return 0 }
    let isWide =
      (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xAC00...0xD7A3).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0x20000...0x3FFFF).contains(value)
    return isWide ? 2 : 1
  }
}
