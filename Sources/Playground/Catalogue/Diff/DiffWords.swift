package import Observing
package import Simulation

/// What a diff of two journals says.
package enum DiffWords {
  /// `3 changed, 1 missing; 240 the same`.
  package static func summary(_ diff: JournalDiff) -> String {
    let counts = diff.counts
    if diff.isEmpty {
      return counts.same == 0
        ? "No differences: both are empty." : "No differences: \(entries(counts.same)) the same."
    }
    let parts = [
      (counts.changed, "changed"), (counts.missing, "missing"), (counts.extra, "extra"),
      (counts.moved, "moved"),
    ]
    let differing = parts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    return "\(differing.joined(separator: ", ")); \(counts.same.grouped) the same"
  }

  /// Instead of entries that are the same.
  package static func skipped(_ count: Int) -> String { "… \(entries(count)) the same" }

  /// Instead of lines there is no room for.
  package static func cut(_ count: Int) -> String { "… \(count.grouped) more lines" }

  /// Where an entry is in the other journal.
  package static func place(of other: Entry, isTarget: Bool, time: String) -> String {
    "\(isTarget ? "to" : "from") \(time) #\(other.number)"
  }

  private static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count.grouped) entries"
  }
}

extension JournalDiff.Difference {
  /// What differs: a single text, or a name and both sides of it.
  package enum Words {
    case text(String)
    case sides(name: String, left: String, right: String)
  }

  package var words: Words {
    switch self {
    case .shift(let by):
      .text("\(by < .zero ? "" : "+")\(by.wholeMilliseconds.grouped) ms from here on")
    case .cause(let left, let right):
      .sides(name: "another cause", left: Self.number(left), right: Self.number(right))
    case .field(let name, let left, let right), .fact(let name, let left, let right):
      // A text and a number may look alike.
      .sides(
        name: name, left: Self.value(left, left?.text == right?.text),
        right: Self.value(right, left?.text == right?.text))
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
}
