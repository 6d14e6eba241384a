import Observing
import Screen
import Simulation

/// What a sheet says.
enum DiffWords {
  /// An entry's message, and what it is where it crosses to nobody.
  static func of(_ entry: Entry, isShort: Bool = false) -> String {
    let message = isShort ? MethodName.short(entry.message) : entry.message
    return switch entry.kind {
    case .input: InputWords.of(entry)
    case .call, .callback: message
    case .count: "counts \(message)"
    case .timer: "timer \(message)"
    case .note(let violation): violation == nil ? message : "! \(message)"
    case .finding: "finding \(message)"
    }
  }

  /// `3 changed, 1 missing; 240 the same`.
  static func summary(_ diff: JournalDiff) -> String {
    let counts = diff.counts
    if diff.isEmpty {
      return counts.same == 0
        ? "No differences: both are empty." : "No differences: \(entries(counts.same)) the same."
    }
    let parts = [
      (counts.changed, "changed"), (counts.missing, "missing"), (counts.extra, "extra"),
      (counts.moved, "moved"),
    ]
    let differing = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(differing.joined(separator: ", ")); \(counts.same) the same"
  }

  static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count) entries"
  }

  // MARK: Differences

  static func of(_ difference: JournalDiff.Difference, width: Int) -> String {
    switch difference {
    case .shift(let by):
      return "\(by < .zero ? "" : "+")\(by.wholeMilliseconds) ms from here on"
    case .cause(let left, let right):
      return pair("another cause", number(left), number(right), width: width)
    case .field(let name, let left, let right), .fact(let name, let left, let right):
      // A text and a number may read alike.
      let quotes = left?.text == right?.text
      return pair(name, value(left, quotes), value(right, quotes), width: width)
    }
  }

  private static func number(_ number: Int?) -> String {
    number.map { "#\($0)" } ?? "none"
  }

  private static func value(_ value: Fields.Value?, _ quotes: Bool) -> String {
    switch value {
    case nil: "–"
    case .string(let text)?: quotes || text.isEmpty ? "\"\(text)\"" : text
    case let value?: value.text
    }
  }

  /// `name: left → right`, both cut where there is too little room; then they begin where they differ.
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
  /// How much of what two texts have in common is left before they differ.
  private static let keptStart = 6

  private static func withoutCommonStart(_ left: String, _ right: String) -> (String, String) {
    let common = zip(left, right).prefix { $0 == $1 }.count
    let dropped = common - keptStart
    guard dropped > 1 else { return (left, right) }
    return ("…\(left.dropFirst(dropped))", "…\(right.dropFirst(dropped))")
  }
}
