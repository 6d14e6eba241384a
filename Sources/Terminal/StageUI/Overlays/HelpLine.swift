import Catalogue
import Screen

/// A line of the help. Nothing in it is cut: what does not fit continues on the next one.
enum HelpLine: Equatable {
  case remark(String)
  case heading(String)
  case key(String, title: String, explanation: String)
  case more(String)
  case gap

  /// Columns for the keys and for the titles.
  static let keyWidth = 8
  static func titleWidth(in width: Int) -> Int { width > 120 ? 34 : 24 }
}

extension KeyMap {
  /// What adplay is about, and then every key, every word and every error.
  func helpLines(width: Int) -> [HelpLine] {
    let remarks = [HelpText.about, HelpText.legend].flatMap { text in
      Text.wrapped(text, width: width).map { HelpLine.remark($0) } + [.gap]
    }
    return remarks + helpTopics.flatMap { $0.lines(width: width) }
      + section(HelpText.words, Glossary.words, width)
      + section(HelpText.errors, Glossary.errors, width)
  }

  private func section(_ title: String, _ words: [Glossary.Word], _ width: Int) -> [HelpLine] {
    [.gap, .heading(title)] + words.flatMap { HelpTopic($0).lines(width: width) }
  }
}

extension HelpTopic {
  func lines(width: Int) -> [HelpLine] {
    let room = width - HelpLine.keyWidth - HelpLine.titleWidth(in: width) - 1
    // If sentences would have one word per line, they go below what they explain.
    let isBeside = room >= 24
    var sentence = Text.wrapped(
      explanation, width: isBeside ? room : max(1, width - HelpLine.keyWidth))
    let first = isBeside && !sentence.isEmpty ? sentence.removeFirst() : ""
    return [.key(keys, title: title, explanation: first)]
      + sentence.map { .more($0) }
  }
}

extension HelpLine {
  /// The line as it is drawn in a sheet of this width.
  func line(width: Int) -> SheetLine {
    let titleWidth = Self.titleWidth(in: width)
    switch self {
    case .gap: return .gap
    case .remark(let text): return SheetLine(cells: [.plain(text)])
    case .heading(let text): return SheetLine(cells: [.bold(text)])
    case .key(let keys, let title, let explanation):
      let title = explanation.isEmpty ? title : Text.padded(title, to: titleWidth)
      return SheetLine(cells: [
        .key(Text.padded(keys, to: Self.keyWidth)), .plain(title), .muted(" \(explanation)"),
      ])
    case .more(let text):
      let isBeside = width - Self.keyWidth - titleWidth - 1 >= 24
      let indent = Self.keyWidth + (isBeside ? titleWidth + 1 : 0)
      return SheetLine(cells: [.plain(String(repeating: " ", count: indent)), .muted(text)])
    }
  }
}
