import Catalogue
import Screen

/// A line of the help. Nothing in it is cut: what does not fit continues on the next one.
enum HelpLine: Equatable {
  case remark(String)
  case key(String, title: String, explanation: String)
  case more(String)
  case gap

  /// Columns for the keys and for the titles.
  static let keyWidth = 8
  static func titleWidth(in width: Int) -> Int { width > 120 ? 34 : 24 }
}

extension KeyMap {
  /// The width of the help's lines in a window.
  func helpWidth(in window: Size) -> Int { max(0, min(132, window.width - 2) - 4) }

  /// What adplay is about, and then every key.
  func helpLines(width: Int) -> [HelpLine] {
    let remarks = [HelpText.about, HelpText.legend].flatMap { text in
      Text.wrapped(text, width: width).map { HelpLine.remark($0) } + [.gap]
    }
    return remarks + bindings.flatMap { lines(of: $0, width: width) }
  }

  private func lines(of binding: Binding, width: Int) -> [HelpLine] {
    let room = width - HelpLine.keyWidth - HelpLine.titleWidth(in: width) - 1
    // If sentences would have one word per line, they go below what they explain.
    let isBeside = room >= 24
    let keys = binding.keys.map(\.label).joined(separator: " ")
    var sentence = Text.wrapped(
      binding.explanation, width: isBeside ? room : max(1, width - HelpLine.keyWidth))
    let first = isBeside && !sentence.isEmpty ? sentence.removeFirst() : ""
    return [.key(keys, title: binding.title, explanation: first)]
      + sentence.map { .more($0) }
  }
}
