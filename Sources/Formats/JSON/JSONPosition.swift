/// A place in a text. Lines and columns count from one; a column is one Unicode scalar.
package struct JSONPosition: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
