/// Rows, each of which says what a variable is in terms of others: those without a row are 0.
struct LinearTableau {
  enum Kind {
    /// It may be negative. Its row is as it was written, which is short: nothing looks at it before a
    /// value is wanted.
    case free
    /// It may not. Its row has only variables of this kind, none of which has a row.
    case positive
    /// It is 0 for good.
    case zero
  }

  private(set) var kinds: [Kind]
  /// The row that says what a variable is; -1 for none.
  private(set) var rowOf: [Int]
  private(set) var rows: [LinearRow] = []
  /// The variables that the rows are of.
  private var subjects: [Int] = []
  /// Rows of positive variables that may have the variable, some perhaps more than once.
  private var users: [[Int]]
  /// How many terms were looked at.
  private(set) var work = 0
  // Memory to work in.
  private var spare: [LinearRow.Term] = []
  private var fresh: [Int] = []

  /// No rows; `isPositive` says of each variable whether it may not be negative.
  init(isPositive: [Bool]) {
    kinds = isPositive.map { $0 ? .positive : .free }
    rowOf = Array(repeating: -1, count: isPositive.count)
    users = Array(repeating: [], count: isPositive.count)
  }

  /// Whether a variable may be negative and has no row yet.
  func isUndefined(_ column: Int) -> Bool { kinds[column] == .free && rowOf[column] < 0 }

  /// A new variable that may not be negative.
  mutating func newColumn() -> Int {
    kinds.append(.positive)
    rowOf.append(-1)
    users.append([])
    return kinds.count - 1
  }

  /// Adds the row of a free variable.
  mutating func append(_ row: LinearRow, of column: Int) {
    rowOf[column] = rows.count
    subjects.append(column)
    rows.append(row)
  }

  /// Adds the row of a positive variable.
  mutating func store(_ row: LinearRow, of column: Int) {
    for term in row.terms { users[term.column].append(rows.count) }
    append(row, of: column)
  }

  /// Brings a row of positive variables, which is not negative itself, down to 0.
  mutating func minimize(_ goal: inout LinearRow, bends: Bool) -> LinearSolver.Outcome {
    var turns = 0
    // Bland's rule: of several variables the first one. So no state comes twice.
    while let entering = goal.terms.first(where: { $0.factor < -LinearRow.tiny }) {
      guard work < LinearSolver.effort, turns < 10_000 else { return .skipped }
      turns += 1
      let room = goal.constant / -entering.factor
      guard let leaving = tightest(for: entering.column), leaving.room < room else {
        define(entering.column, by: goal)
        return .held
      }
      pivot(leaving.row, entering.column)
      let factor = goal.remove(entering.column)
      goal.add(rows[rowOf[entering.column]], times: factor, spare: &spare, fresh: &fresh)
    }
    let isMet = goal.constant <= LinearSolver.near
    guard isMet || bends else { return .broken }
    // It gets larger with each of these, so they stay 0.
    for term in goal.terms { freeze(term.column) }
    return isMet ? .held : .broken
  }

  /// The row that lets a variable grow least before its own would be negative.
  private mutating func tightest(for column: Int) -> (row: Int, room: Double)? {
    var best: (row: Int, room: Double)?
    work += users[column].count
    for place in users[column] {
      let factor = rows[place].factor(of: column)
      guard factor < -LinearRow.tiny else { continue }
      let room = rows[place].constant / -factor
      if let known = best {
        let isTie = room == known.room && subjects[place] < subjects[known.row]
        guard room < known.room || isTie else { continue }
      }
      best = (place, room)
    }
    return best
  }

  /// Solves the row, which is 0, for a variable, and puts the result in its place everywhere.
  private mutating func define(_ column: Int, by row: LinearRow) {
    var row = row
    let factor = row.remove(column)
    row.scale(by: -1 / factor)
    replace(column, by: row)
    store(row, of: column)
  }

  /// The variable of a row becomes 0, and another one takes the row.
  private mutating func pivot(_ place: Int, _ entering: Int) {
    let leaving = subjects[place]
    var row = rows[place]
    let factor = row.remove(entering)
    // leaving = row + factor · entering, so entering = (leaving - row) / factor.
    row.scale(by: -1 / factor)
    row.insert(leaving, 1 / factor)
    rows[place] = LinearRow()
    replace(entering, by: row)
    rowOf[leaving] = -1
    rowOf[entering] = place
    subjects[place] = entering
    rows[place] = row
    users[leaving].append(place)
  }

  private mutating func replace(_ column: Int, by row: LinearRow) {
    let places = users[column]
    users[column] = []
    work += places.count
    for place in places {
      let factor = rows[place].remove(column)
      guard factor != 0 else { continue }
      work += rows[place].terms.count + row.terms.count
      fresh.removeAll(keepingCapacity: true)
      rows[place].add(row, times: factor, spare: &spare, fresh: &fresh)
      for column in fresh { users[column].append(place) }
      // Below 0 only by rounding.
      rows[place].constant = max(0, rows[place].constant)
    }
  }

  /// A variable stays 0.
  mutating func freeze(_ column: Int) {
    kinds[column] = .zero
    for place in users[column] { rows[place].remove(column) }
    users[column] = []
  }
}
