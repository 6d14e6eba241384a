package import JSON

/// A JSON text that can be taken apart and changed.
package indirect enum JSONTree: Equatable, Sendable {
  /// A string, number or literal, as it is written.
  case leaf(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(key: String, value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  package init(_ node: JSONNode) {
    switch node.kind {
    case .array: self = .array(node.elements.map(JSONTree.init))
    case .object:
      self = .object(node.members.map { Member(key: $0.key, value: JSONTree($0.value)) })
    case .null, .bool, .number, .string:
      self = .leaf(String(decoding: node.bytes(), as: UTF8.self))
    }
  }

  /// The text without whitespace.
  package var text: String {
    switch self {
    case .leaf(let text): text
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.string($0.key).text):\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}

extension JSONTree {
  package static let null = JSONTree.leaf("null")
  package static func bool(_ flag: Bool) -> JSONTree { .leaf(flag ? "true" : "false") }
  package static func number(_ number: Int) -> JSONTree { .leaf("\(number)") }
  package static func milliseconds(_ number: Int) -> JSONTree { .leaf("\"\(number)ms\"") }

  package static func string(_ text: String) -> JSONTree {
    var json = JSONWriter()
    json.write(text)
    return .leaf(String(decoding: json.bytes, as: UTF8.self))
  }

  /// An object without members that are nil.
  package static func object(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}
