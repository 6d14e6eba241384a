/// A value and where it stands.
package struct JSONNode: Sendable {
  package let value: Value
  package let position: JSONPosition

  package enum Value: Sendable {
    case null
    case bool(Bool)
    /// The number as written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A key and its value.
  package struct Member: Sendable {
    package let key: String
    package let keyPosition: JSONPosition
    package let node: JSONNode
  }

  /// What sort of value it is, for people.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
