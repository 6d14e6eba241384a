import JSON
import Simulation

extension Codec where Value == [String] {
  /// Texts in an order.
  static let textList = Codec(
    schema: { .array($0, of: .text()) },
    read: { (node) throws(JSONError) in
      var texts: [String] = []
      for element in try node.array() { texts.append(try element.string()) }
      return texts
    },
    fact: { .list($0.map { .string($0) }) },
    value: { fact in
      guard case .list(let list) = fact else { return nil }
      let texts = list.compactMap { if case .string(let text) = $0 { text } else { nil } }
      return texts.count == list.count ? texts : nil
    })
}

extension Codec where Value == [String: String] {
  /// Texts by key, in the order of the keys.
  static let textsByKey = Codec(
    schema: { .map($0, of: .text()) },
    read: { (node) throws(JSONError) in
      var texts: [String: String] = [:]
      for member in try node.map() { texts[member.key] = try member.value.string() }
      return texts
    },
    fact: { .fields(Fields($0)) },
    value: { fact in
      guard case .fields(let fields) = fact else { return nil }
      var texts: [String: String] = [:]
      for field in fields.all {
        guard case .string(let text) = field.value else { return nil }
        texts[field.name] = text
      }
      return texts
    })
}
