import Catalogue
import Screen

// Nothing in the help is cut: what does not fit continues on the next line.
extension KeyMap {
  /// What adplay is about, and then every key, every word and every error.
  func helpLines(width: Int) -> [SheetLine] {
    let remarks = [HelpText.about, HelpText.legend].flatMap { text in
      Text.wrapped(text, width: width).map { SheetLine(cells: [.plain($0)]) } + [.gap]
    }
    return remarks + helpTopics.flatMap { $0.lines(width: width) }
      + section(HelpText.words, Glossary.words, width)
      + section(HelpText.errors, Glossary.errors, width)
  }

  private func section(_ title: String, _ words: [Glossary.Word], _ width: Int) -> [SheetLine] {
    [.gap, SheetLine(cells: [.bold(title)])] + words.flatMap { HelpTopic($0).lines(width: width) }
  }
}

extension HelpTopic {
  private static let keyWidth = 8

  func lines(width: Int) -> [SheetLine] {
    let titleWidth = width > 120 ? 34 : 24
    let room = width - Self.keyWidth - titleWidth - 1
    // If sentences would have one word per line, they go below what they explain.
    let isBeside = room >= 24
    var sentence = Text.wrapped(
      explanation, width: isBeside ? room : max(1, width - Self.keyWidth))
    let first = isBeside && !sentence.isEmpty ? sentence.removeFirst() : ""
    let title = first.isEmpty ? title : Text.padded(title, to: titleWidth)
    let indent = String(repeating: " ", count: Self.keyWidth + (isBeside ? titleWidth + 1 : 0))
    return [
      SheetLine(cells: [
        Piece(Text.padded(keys, to: Self.keyWidth), .key), .plain(title), .muted(" \(first)"),
      ])
    ] + sentence.map { SheetLine(cells: [.plain(indent), .muted($0)]) }
  }
}
