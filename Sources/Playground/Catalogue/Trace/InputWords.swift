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
    return (data.string("line") ?? data.string("slot")).map { "\($0): \(words)" } ?? words
  }

  static func duration(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0
      ? "\((milliseconds / 1000).grouped) s" : "\(milliseconds.grouped) ms"
  }
}
