package import JSON

/// A key with its value, as `FlatYAML` finds them.
package struct YAMLEntry: Equatable, Sendable {
  /// The key above it without a value of its own: `palette`.
  package let section: String?
  package let key: String
  /// What is in the quotes, if there are any.
  package let value: String
  package let keyPosition: JSONPosition
  package let valuePosition: JSONPosition

  /// A problem with the value.
  package func problem(_ expected: String) -> JSONError {
    JSONError(
      position: valuePosition, problem: .unsuitable(expected: expected, found: value),
      path: path)
  }

  /// A key that nobody knows.
  package func unknown(nearest: String?) -> JSONError {
    JSONError(position: keyPosition, problem: .unknownKey(key, nearest: nearest), path: path)
  }

  private var path: JSONPath { JSONPath() }
}
