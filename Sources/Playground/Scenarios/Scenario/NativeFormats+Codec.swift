import JSON
import Simulation

extension Codec where Value == [Scenario.Options.NativeFormat] {
  /// Words in any order, and at least one of them; a word that is there twice counts once.
  static let nativeFormats = Codec(
    schema: {
      .array(
        $0, of: .word("A format of native ads.", Scenario.Options.NativeFormat.self), atLeast: 1)
    },
    read: { (node) throws(JSONError) in
      var formats: [Scenario.Options.NativeFormat] = []
      for element in try node.array() {
        let format = try element.word(of: Scenario.Options.NativeFormat.self)
        if !formats.contains(format) { formats.append(format) }
      }
      guard !formats.isEmpty else { throw node.refusal("name at least one format") }
      return formats
    },
    fact: { .list($0.map { .string($0.rawValue) }) },
    value: { fact in
      guard case .list(let list) = fact else { return nil }
      let formats = list.compactMap { word -> Scenario.Options.NativeFormat? in
        if case .string(let text) = word { .init(rawValue: text) } else { nil }
      }
      return formats.count == list.count && !formats.isEmpty ? formats : nil
    })
}
