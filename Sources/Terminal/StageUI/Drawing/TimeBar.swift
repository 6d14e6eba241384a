/// Where each of so many moments is on a line of so many columns, equally far apart: however long
/// the world waited between them, a step is a step.
package struct TimeBar: Equatable, Sendable {
  package let count: Int
  package let columns: Int

  package init(count: Int, columns: Int) {
    self.count = count
    self.columns = columns
  }

  package func column(of place: Int) -> Int {
    count > 1 ? place * (columns - 1) / (count - 1) : columns - 1
  }

  /// The moment nearest to a column.
  package func place(at column: Int) -> Int {
    guard columns > 1 else { return count - 1 }
    return (column * (count - 1) + (columns - 1) / 2) / (columns - 1)
  }
}
