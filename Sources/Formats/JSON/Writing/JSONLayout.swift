/// How a node is written.
package struct JSONLayout: Equatable, Sendable {
  /// Keys in the order of their Unicode scalars, instead of the order of the text.
  package var sortsKeys: Bool
  /// Each child on its own line, indented by two blanks per level; otherwise no blanks at all.
  package var isPretty: Bool

  package init(sortsKeys: Bool = false, isPretty: Bool = false) {
    self.sortsKeys = sortsKeys
    self.isPretty = isPretty
  }

  package static let compact = JSONLayout()
  package static let canonical = JSONLayout(sortsKeys: true)
  package static let pretty = JSONLayout(isPretty: true)
}
