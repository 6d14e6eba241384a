import JSON
import Simulation

// How the values that only lines have are written.

extension Codec where Value == [String: String] {
  /// Texts by key, in the order of the keys.
  static let credentials = Codec(
    schema: { .map($0, of: .text()) },
    read: { (node) throws(JSONError) in
      var texts: [String: String] = [:]
      for member in try node.map() {
        guard !Scenario.Flags.keys.contains(member.key) else {
          throw member.value.refusal(#""\#(member.key)" is said in "flags""#)
        }
        texts[member.key] = try member.value.string()
      }
      return texts
    },
    fact: { .fields(Fields($0)) },
    value: { fact in
      guard case .fields(let fields) = fact else { return nil }
      var texts: [String: String] = [:]
      for field in fields.all {
        guard case .string(let text) = field.value, !Scenario.Flags.keys.contains(field.name) else {
          return nil
        }
        texts[field.name] = text
      }
      return texts
    })
}

extension Codec where Value == Int {
  /// Dollars, kept in millionths: a number, or a text such as `"$4.20"`.
  static let dollars = Codec<Int>(
    schema: { summary in
      Schema.any(
        of: [.number(summary, 0...1_000_000), .text(summary, pattern: Dollars.pattern)], summary)
    },
    read: { (node) throws(JSONError) in try node.micros() },
    fact: { Fields.Value.int($0) },
    value: { fact in
      guard case .int(let micros) = fact, micros >= 0 else { return nil }
      return micros
    },
    written: { fact in
      guard case .int(let micros) = fact else { return fact }
      return .string(Dollars.text(micros))
    })
}

extension Codec where Value == Scenario.Content {
  static let content = inFile({ .reference("ad", $0) }) { (node) throws(JSONError) in
    try Scenario.Content(reading: node)
  }
}

extension Codec where Value == String {
  /// The three letters of ISO 4217.
  static let currency = Codec(
    schema: { .text($0, pattern: "^[A-Z]{3}$") },
    read: { (node) throws(JSONError) in
      let text = try node.string()
      guard text.isCurrency else {
        throw node.problem("a currency's three letters, such as EUR", found: text)
      }
      return text
    },
    fact: { .string($0) },
    value: { if case .string(let text) = $0, text.isCurrency { text } else { nil } })
}

extension String {
  fileprivate var isCurrency: Bool { utf8.count == 3 && utf8.allSatisfy { (65...90).contains($0) } }
}
