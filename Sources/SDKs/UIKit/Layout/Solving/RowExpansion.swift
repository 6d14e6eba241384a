/// Puts rows in the place of the variables that have one, until only variables without a row are left.
struct RowExpansion {
  /// How many terms were looked at.
  private(set) var work = 0
  private var sums: [Double]
  /// The search in which a variable was seen last.
  private var seen: [Int]
  /// The search in which a row led to the variable last.
  private var reached: [Int]
  private var search = 0
  private var path: [(column: Int, next: Int)] = []

  init(count: Int) {
    sums = Array(repeating: 0, count: count)
    seen = Array(repeating: 0, count: count)
    reached = seen
  }

  mutating func grow() {
    sums.append(0)
    seen.append(0)
    reached.append(0)
  }

  /// Whether a row of a free variable led to this one last time.
  func isReached(_ column: Int) -> Bool { reached[column] == search }

  mutating func expand(_ wanted: LinearRow, in tableau: LinearTableau) -> LinearRow {
    var result = LinearRow(constant: wanted.constant)
    let order = fromBelow(wanted.terms.map(\.column), in: tableau)
    for term in wanted.terms { sums[term.column] += term.factor }
    var columns: [Int] = []
    for column in order.reversed() where tableau.kinds[column] != .zero {
      let row = tableau.rowOf[column]
      guard row >= 0 else {
        columns.append(column)
        continue
      }
      let sum = sums[column]
      sums[column] = 0
      result.constant += sum * tableau.rows[row].constant
      let isPositive = tableau.kinds[column] == .positive
      for term in tableau.rows[row].terms {
        sums[term.column] += sum * term.factor
        // A positive variable's row has only such as have no row, which the search did not look at.
        if isPositive, seen[term.column] != search {
          seen[term.column] = search
          columns.append(term.column)
        }
      }
      work += tableau.rows[row].terms.count
    }
    columns.sort()
    for column in columns {
      if abs(sums[column]) > LinearRow.tiny, tableau.kinds[column] != .zero {
        result.add(column, sums[column])
      }
      sums[column] = 0
    }
    // Variables that are 0 for good were counted, too.
    for column in order { sums[column] = 0 }
    return result
  }

  /// These variables and all that the rows of free ones lead to, each after those that its row has.
  mutating func fromBelow(_ columns: [Int], in tableau: LinearTableau) -> [Int] {
    search += 1
    var order: [Int] = []
    for column in columns where seen[column] != search {
      seen[column] = search
      path.append((column, 0))
      while let (column, next) = path.last {
        let row = tableau.kinds[column] == .free ? tableau.rowOf[column] : -1
        guard row >= 0, next < tableau.rows[row].terms.count else {
          order.append(column)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let inner = tableau.rows[row].terms[next].column
        reached[inner] = search
        guard seen[inner] != search else { continue }
        seen[inner] = search
        path.append((inner, 0))
      }
    }
    work += order.count
    return order
  }
}
