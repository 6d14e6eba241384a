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
  private static let remarks = """
    Two bookkeepers watch one ad. A flag of the adapter says, for clicks and for impressions, who of \
    them watches and who is only told. In a healthy world both books agree. Text that runs from right \
    to left is shown in the order of its letters, aligned right.
    """

  /// What the marks mean, in the list of ads and in the trace.
  private static let legend = """
    Ads: ○ none · ◌ on its way · ● there · ◉ on the screen · ✕ nobody had one.  \
    Ledgers: ✓ both agree · ‼ they differ.  \
    Trace: ● counted · ◷ a timer · ‼ a broken rule · ! something that cannot be.
    """

  /// How wide the help's lines are in a window.
  func helpWidth(in window: Size) -> Int { max(0, min(132, window.width - 2) - 4) }

  /// What all this is about, and then every key.
  func helpLines(width: Int) -> [HelpLine] {
    let remarks = [Self.remarks, Self.legend].flatMap { text in
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
