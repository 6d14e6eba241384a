import Observing
package import Scenarios
package import Simulation

/// What the user did, in words for people.
package enum InputWords {
  package static func of(_ entry: Entry) -> String { words(entry.message, entry.data) }

  package static func of(_ action: Action) -> String { words(action.word, action.facts) }

  private static func words(_ message: String, _ data: Fields) -> String {
    switch message {
    case "visible": return data["visible"] == .bool(true) ? "scroll back" : "scroll away"
    case "advance": return "wait \(data.int("by").map(duration) ?? "")"
    case "nextTimer": return "next timer"
    case "set": return "set \(change(data))"
    default:
      let values = data.all.map { $0.value.text }
      return ([message] + values).joined(separator: " ")
    }
  }

  private static func change(_ data: Fields) -> String {
    let what = data.all.filter { !Change.places.contains($0.name) }
    let words = what.map { "\($0.name) \($0.value.text)" }.joined(separator: " ")
    return (line(data) ?? data.string("slot")).map { "\($0): \(words)" } ?? words
  }

  /// The line that a change is about, with its number where others have its label.
  static func line(_ data: Fields) -> String? {
    guard let label = data.string("line") else { return nil }
    return data.int("number").map { "\(label) (\($0))" } ?? label
  }

  static func duration(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0
      ? "\((milliseconds / 1000).grouped) s" : "\(milliseconds.grouped) ms"
  }
}
