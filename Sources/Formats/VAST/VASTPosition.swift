/// A place in a document. Lines and columns count from one; a column is one character.
public struct VASTPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  // Small, since every element of a document has one.
  private let lineNumber, columnNumber: UInt32

  init(line: Int, column: Int) {
    lineNumber = UInt32(clamping: line)
    columnNumber = UInt32(clamping: column)
  }

  /// The line, from one.
  public var line: Int { Int(lineNumber) }

  /// The column, from one.
  public var column: Int { Int(columnNumber) }

  static let start = VASTPosition(line: 1, column: 1)

  /// `line 7, column 51`.
  public var description: String { "line \(line), column \(column)" }

  /// Whether one place is before another.
  public static func < (left: VASTPosition, right: VASTPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
