/// The one place where text from outside is made harmless. Everything that could control a
/// terminal, change the reading direction or be invisible is replaced by a visible mark, so that a
/// headline containing an escape sequence shows it. All text for a canvas goes through here.
///
/// | in | out |
/// |---|---|
/// | tab, line feed, carriage return | a space |
/// | other C0, DEL | its control picture, as `␛` |
/// | C1, unassigned, private use, non-characters | `�` |
/// | bidirectional controls, invisible formatting, separators of lines and paragraphs | `·` |
/// | joiners, variation selectors, tags, where they have nothing to act upon | `·` |
/// | a combining mark with nothing before it | on `◌` |
///
/// Right-to-left text keeps its logical order: terminals that reorder it would undo any reordering
/// done here.
package enum SafeText {
  package static func clean(_ text: String) -> String {
    if SimpleText.columns(text) != nil { return text }
    var safe = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var inTags = false
    for scalar in text.unicodeScalars {
      // A carriage return before a line feed is a single break.
      if scalar == "\n", previous == "\r" {
        previous = scalar
        continue
      }
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      if isTag && inTags {
        safe.append(scalar)
      } else {
        append(scalar, after: previous, to: &safe)
      }
      inTags = scalar.value == 0x1F3F4 || (isTag && inTags && scalar.value != 0xE007F)
      previous = scalar
    }
    return String(safe)
  }

  /// The lines of a text with breaks in it, each of them safe.
  package static func lines(_ text: String) -> [String] {
    if SimpleText.columns(text) != nil { return [text] }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map { clean(String($0)) }
  }

  private static func append(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?,
    to safe: inout String.UnicodeScalarView
  ) {
    let value = scalar.value
    switch value {
    case 0x09, 0x0A, 0x0D: safe.append(" ")
    case 0..<0x20: safe.append(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x20..<0x7F: safe.append(scalar)
    case 0x7F: safe.append("\u{2421}")
    case 0x80..<0xA0: safe.append("\u{FFFD}")
    default: appendUnicode(scalar, after: previous, to: &safe)
    }
  }

  private static func appendUnicode(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?,
    to safe: inout String.UnicodeScalarView
  ) {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate: safe.append("\u{FFFD}")
    case .lineSeparator, .paragraphSeparator, .control: safe.append("·")
    case .format: safe.append(joins(scalar, to: previous) ? scalar : "·")
    case .nonspacingMark, .enclosingMark, .spacingMark:
      if isLoneSelector(scalar, after: previous) {
        safe.append("·")
        return
      }
      if safe.isEmpty { safe.append("\u{25CC}") }
      safe.append(scalar)
    default: safe.append(scalar)
    }
  }

  /// A joiner has a meaning between letters of joining scripts, and between emoji.
  private static func joins(_ scalar: Unicode.Scalar, to previous: Unicode.Scalar?) -> Bool {
    guard scalar.value == 0x200C || scalar.value == 0x200D, let previous else { return false }
    return previous.value >= 0x300 && TextWidth.columns(previous) > 0
      || previous.value == 0xFE0F || previous.properties.generalCategory == .nonspacingMark
  }

  /// Variation selectors can carry hidden data; they affect only emoji and ideographs.
  private static func isLoneSelector(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F:
      guard let previous else { return true }
      return TextWidth.columns(previous) == 0 || isWordOfLatin(previous)
    case 0xE0100...0xE01EF: return previous?.properties.isIdeographic != true
    default: return false
    }
  }

  private static func isWordOfLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 && !scalar.properties.isEmoji
  }
}
