import Catalogue
import Screen

/// A line of the help: nothing in it is cut, what does not fit goes on in the next one.
enum HelpLine: Equatable {
  case remark(String)
  case key(String, title: String, explanation: String)
  case more(String)
  case gap

  /// Columns for the keys and for what they are called.
  static let keyWidth = 8
  static func titleWidth(in width: Int) -> Int { width > 120 ? 34 : 24 }
}

extension KeyMap {
  /// How wide the help's lines are in a window.
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
    // Where sentences would be a word a line, they stand below what they explain.
    let isBeside = room >= 24
    let keys = binding.keys.map(\.label).joined(separator: " ")
    var sentence = Text.wrapped(
      binding.explanation, width: isBeside ? room : max(1, width - HelpLine.keyWidth))
    let first = isBeside && !sentence.isEmpty ? sentence.removeFirst() : ""
    return [.key(keys, title: binding.title, explanation: first)]
      + sentence.map { .more($0) }
  }
}
