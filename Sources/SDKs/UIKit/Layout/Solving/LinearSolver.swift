/// Solves equations and inequalities one after the other: what an earlier one settled, a later one
/// leaves as it is.
///
/// This is the tableau of Cassowary (Badros, Borning, Stuckey 2001) without its weights. Each row says
/// what a variable is in terms of others, which are 0 unless they have rows, too:
///
/// ```
/// x = 8                    label.leading = 8
/// w = 84 + s               label.width ≥ 84         s: how far it is above that, never below 0
/// y = x + w + 8            next.leading = label.trailing + 8
/// ```
///
/// A row that cannot hold comes as near to that as the earlier ones allow, or is dropped. So whoever
/// sorts rows by importance gets the best solution in that order, and of two that contradict each
/// other the first one holds.
struct LinearSolver {
  enum Relation: Hashable {
    /// The row is 0.
    case equal
    /// The row is 0 or more.
    case atLeast
  }

  enum Outcome: Equatable {
    case held
    /// It contradicts earlier rows.
    case broken
    /// The system is larger than it may be.
    case skipped
  }

  /// A difference below this, in points, is none.
  static let near = 1e-6
  /// How many terms may be looked at: a fraction of a second.
  static let effort = 30_000_000

  private var tableau: LinearTableau
  private var expansion: RowExpansion
  /// Whether a row of a free variable has the variable.
  private var isReferred: [Bool]
  private var work: Int { tableau.work + expansion.work }

  /// A system without rows; `isPositive` says of each variable whether it may not be negative.
  init(isPositive: [Bool]) {
    tableau = LinearTableau(isPositive: isPositive)
    expansion = RowExpansion(count: isPositive.count)
    isReferred = Array(repeating: false, count: isPositive.count)
  }

  /// Adds a row. If it cannot hold, it is dropped, or with `bends` is brought as near to that as can be.
  mutating func add(_ wanted: LinearRow, _ relation: Relation, bends: Bool) -> Outcome {
    guard work < Self.effort else { return .skipped }
    var wanted = wanted
    wanted.tidy()
    // No row leads to it, so its own may be as it is written.
    if let free = wanted.terms.first(where: { isFresh($0.column) }) {
      define(free: free.column, by: wanted, relation)
      return .held
    }
    var row = expansion.expand(wanted, in: tableau)
    if row.terms.isEmpty {
      let isMet = relation == .equal ? abs(row.constant) <= Self.near : row.constant >= -Self.near
      return isMet ? .held : .broken
    }
    if let free = row.terms.first(where: { tableau.isUndefined($0.column) })?.column {
      let isDirect = wanted.factor(of: free) != 0 && !expansion.isReached(free)
      define(free: free, by: isDirect ? wanted : row, relation)
      return .held
    }
    if relation == .atLeast, row.constant >= -Self.near {
      addMet(&row)
      return .held
    }
    // From here on the row is brought down to 0.
    if row.constant < 0 { row.scale(by: -1) }
    if relation == .atLeast { row.add(newColumn(), 1) }
    return tableau.minimize(&row, bends: bends)
  }

  /// Whether a variable has no row, and no row has it.
  private func isFresh(_ column: Int) -> Bool {
    tableau.isUndefined(column) && !isReferred[column]
  }

  private mutating func define(free column: Int, by row: LinearRow, _ relation: Relation) {
    var row = row
    if relation == .atLeast { row.add(newColumn(), -1) }
    let factor = row.remove(column)
    row.scale(by: -1 / factor)
    for term in row.terms { isReferred[term.column] = true }
    tableau.append(row, of: column)
  }

  /// Adds a row that is not negative at present.
  private mutating func addMet(_ row: inout LinearRow) {
    if row.constant <= Self.near, row.terms.allSatisfy({ $0.factor < 0 }) {
      for term in row.terms { tableau.freeze(term.column) }
    } else {
      row.constant = max(0, row.constant)
      tableau.store(row, of: newColumn())
    }
  }

  private mutating func newColumn() -> Int {
    isReferred.append(false)
    expansion.grow()
    return tableau.newColumn()
  }

  // MARK: Results

  /// What each of the first variables is.
  mutating func values(count: Int) -> [Double] {
    var values = Array(repeating: 0.0, count: tableau.kinds.count)
    for column in expansion.fromBelow(Array(0..<count), in: tableau) {
      let row = tableau.rowOf[column]
      guard row >= 0 else { continue }
      values[column] = tableau.rows[row].constant
      guard tableau.kinds[column] == .free else { continue }
      for term in tableau.rows[row].terms { values[column] += term.factor * values[term.column] }
    }
    return Array(values[..<count])
  }

  /// Of each of the first variables, whether nothing has decided yet what it is.
  mutating func isOpen(count: Int) -> [Bool] {
    var isOpen = Array(repeating: false, count: tableau.kinds.count)
    for column in expansion.fromBelow(Array(0..<count), in: tableau) {
      let row = tableau.rowOf[column]
      isOpen[column] =
        switch tableau.kinds[column] {
        case .zero: false
        case .positive: row < 0 || !tableau.rows[row].terms.isEmpty
        case .free: row < 0 || tableau.rows[row].terms.contains { isOpen[$0.column] }
        }
    }
    return Array(isOpen[..<count])
  }
}
