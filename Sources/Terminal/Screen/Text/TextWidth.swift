/// How many columns text takes: two for East Asian wide characters and emoji, none for combining
/// marks, one for ambiguous characters. The terminal decides in the end; ``isDisputed(_:)`` tells
/// where terminals disagree.
package enum TextWidth {
  /// Scalars of a cluster beyond this many are neither shown nor measured.
  static let longestCluster = 16

  /// The columns of safe text; characters that ``SafeText`` would replace count as they are.
  package static func columns(_ text: String) -> Int {
    SimpleText.columns(text) ?? text.reduce(0) { $0 + columns($1) }
  }

  /// 0, 1 or 2.
  package static func columns(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let base = columns(first)
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return base }
    if isRegionalIndicator(first) { return 2 }
    var sum = base
    for scalar in scalars.dropFirst().prefix(longestCluster - 1) {
      // An emoji made of several parts is a single picture, two columns wide.
      if scalar.value == 0xFE0F, first.properties.isEmoji { return 2 }
      if scalar.value == 0x200D, base == 2 { return 2 }
      sum += columns(scalar)
    }
    return min(sum, 2)
  }

  static func columns(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isFrame(value) { return 1 }
    if contains(value, wide) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The vowels and finals of Hangul join the consonant before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) ? 2 : 1
  }

  /// Whether terminals, fonts or locales disagree about the width.
  package static func isDisputed(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if isDisputed(first) { return true }
    var spacing = columns(first) > 0 ? 1 : 0
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0x200D, 0xFE0E, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF: return true
      default: spacing += columns(scalar) > 0 ? 1 : 0
      }
    }
    return spacing > 1
  }

  static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x2000 || isFrame(value) { return false }
    if isRegionalIndicator(scalar) || contains(value, ambiguousSymbols) { return true }
    // Pictures that are text by default; some fonts and terminals use two columns for them.
    return scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
  }

  /// Boxes and blocks, the most common non-ASCII characters on a screen, so they are checked first.
  private static func isFrame(_ value: UInt32) -> Bool { value >= 0x2500 && value < 0x25A0 }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// `table` holds the first and last of each range, in order.
  private static func contains(_ value: UInt32, _ table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > table[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return 2 * low < table.count && value >= table[2 * low]
  }
}
