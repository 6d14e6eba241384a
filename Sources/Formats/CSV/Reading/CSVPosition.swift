/// A place in a delimited text: a line of the file and a character of that line, both from 1.
package struct CSVPosition: Equatable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
