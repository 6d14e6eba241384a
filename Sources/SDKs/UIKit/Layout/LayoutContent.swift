// How large the content of views is. A letter is never narrower than one of a terminal, and a line never
// lower than a row: what is as large as its content can be read.

extension UIView {
  /// The content's size, of text in lines that are not longer than the width.
  final func contentSize(forWidth width: CGFloat?) -> CGSize {
    guard let width, let label = self as? UILabel, isHigherIfNarrower else {
      return intrinsicContentSize
    }
    let whole = intrinsicContentSize
    guard width > 0, width < whole.width else { return whole }
    return CGSize(width: whole.width, height: label.measure.size(forWidth: width).height)
  }

  /// Whether the content is higher in a narrower view.
  final var isHigherIfNarrower: Bool { (self as? UILabel)?.numberOfLines ?? 1 != 1 }

  /// How far the first line of text stands below the upper edge; nil without text.
  final var textAscent: CGFloat? { textLine.map { ($0 * 0.8).rounded() } }

  /// How far the last line of text stands above the lower edge.
  final var textDescent: CGFloat? { textLine.map { $0 - ($0 * 0.8).rounded() } }

  private var textLine: CGFloat? {
    switch self {
    case let label as UILabel: label.measure.line
    case let button as UIButton: button.titleLabel?.measure.line
    case let field as UITextField: TextMeasure(field.text, field.font, lines: 1).line
    default: nil
    }
  }
}

extension UILabel {
  final var measure: TextMeasure { TextMeasure(text, font, lines: numberOfLines) }
}

/// How much room a text takes.
@MainActor struct TextMeasure {
  private let text: String
  private let lines: Int
  /// As wide as a letter is.
  let letter: CGFloat
  /// As high as a line is.
  let line: CGFloat

  init(_ text: String?, _ font: UIFont?, lines: Int) {
    self.text = text ?? ""
    self.lines = lines
    letter = max(((font?.pointSize ?? 17) / 2).plausible, BarLayout.letter)
    line = max((font?.lineHeight ?? 21).plausible, BarLayout.row)
  }

  /// The size of the text, in lines that are not longer than the width.
  func size(forWidth width: CGFloat? = nil) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let room = width.map { max(1, Int(($0 / letter).plausible)) } ?? Int.max
    let lengths = lengths(room)
    let shown = lines > 0 ? min(lines, lengths.count) : lengths.count
    return CGSize(
      width: CGFloat(lengths.prefix(shown).max() ?? 0) * letter, height: CGFloat(shown) * line)
  }

  /// The lengths of the lines, in letters: a line ends before the word that it has no room for.
  private func lengths(_ room: Int) -> [Int] {
    let paragraphs =
      lines == 1 ? [text[...]] : text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.flatMap { paragraph in
      var lengths = [0]
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var length = word.count
        let last = lengths.count - 1
        if lengths[last] > 0, lengths[last] + 1 + length <= room {
          lengths[last] += 1 + length
          continue
        }
        if lengths[last] > 0 { lengths.append(0) }
        // A word that is longer than a line is broken.
        while length > room {
          lengths[lengths.count - 1] = room
          lengths.append(0)
          length -= room
        }
        lengths[lengths.count - 1] = length
      }
      return lengths
    }
  }
}
