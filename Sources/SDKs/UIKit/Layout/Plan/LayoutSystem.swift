/// Rows that share variables, and none with others.
struct LayoutSystem: Equatable {
  struct Row: Equatable {
    let row: LinearRow
    let relation: LinearSolver.Relation
    let priority: Float
  }

  /// The most important row first.
  var rows: [Row] = []
  /// Of each variable, whether it may not be negative.
  var isPositive: [Bool] = []

  struct Solution {
    var values: [Double] = []
    /// The rows that could not hold.
    var broken: [Int] = []
    /// Whether rows were left out.
    var isCut = false
  }

  /// Required rows that cannot hold are as good as the least important of them: they come as near as
  /// the others allow, before all that is not required.
  var solution: Solution {
    var solver = LinearSolver(isPositive: isPositive)
    var solution = Solution()
    let required = rows.firstIndex { $0.priority < 1000 } ?? rows.count
    for place in 0..<required {
      switch solver.add(rows[place].row, rows[place].relation, bends: false) {
      case .held: break
      case .broken: solution.broken.append(place)
      case .skipped: solution.isCut = true
      }
    }
    for place in solution.broken + (required..<rows.count) {
      _ = solver.add(rows[place].row, rows[place].relation, bends: true)
    }
    // What nothing is said about is 0: sizes first, so that a view with one edge has no size.
    for isSize in [true, false] {
      let isOpen = solver.isOpen(count: isPositive.count)
      for column in isPositive.indices where isPositive[column] == isSize && isOpen[column] {
        let row = LinearRow(terms: [.init(column: column, factor: 1)])
        _ = solver.add(row, .equal, bends: true)
      }
    }
    solution.values = solver.values(count: isPositive.count)
    return solution
  }
}

/// The rows of a plan, sorted into systems.
struct LayoutSystems {
  struct Entry {
    var system = LayoutSystem()
    /// The plan's variables, by the system's.
    var columns: [Int] = []
    /// The plan's rows, by the system's.
    var places: [Int] = []
  }

  private(set) var entries: [Entry] = []
  /// Rows without any variable.
  private(set) var constants: [Int] = []

  @MainActor init(_ plan: LayoutPlan) {
    let rows = plan.rows
    var groups = Groups(count: plan.isPositive.count)
    for row in rows {
      guard let first = row.row.terms.first else { continue }
      for term in row.row.terms.dropFirst() { groups.join(first.column, term.column) }
    }
    let sorted = rows.indices.sorted { one, other in
      rows[one].priority == rows[other].priority
        ? rows[one].order < rows[other].order : rows[one].priority > rows[other].priority
    }
    var numbers = Array(repeating: -1, count: plan.isPositive.count)
    var locals = numbers
    for place in sorted {
      guard let first = rows[place].row.terms.first else {
        constants.append(place)
        continue
      }
      let group = groups.leader(of: first.column)
      if numbers[group] < 0 {
        numbers[group] = entries.count
        entries.append(Entry())
      }
      entries[numbers[group]].add(rows[place], at: place, &locals, plan.isPositive)
    }
  }

  /// Numbers that belong together.
  private struct Groups {
    private var parents: [Int]

    init(count: Int) {
      parents = Array(0..<count)
    }

    mutating func leader(of number: Int) -> Int {
      var number = number
      while parents[number] != number {
        parents[number] = parents[parents[number]]
        number = parents[number]
      }
      return number
    }

    mutating func join(_ one: Int, _ other: Int) {
      let (one, other) = (leader(of: one), leader(of: other))
      parents[max(one, other)] = min(one, other)
    }
  }
}

extension LayoutSystems.Entry {
  fileprivate mutating func add(
    _ row: LayoutPlan.Row, at place: Int, _ locals: inout [Int], _ isPositive: [Bool]
  ) {
    var own = row.row
    for term in own.terms.indices {
      let column = own.terms[term].column
      if locals[column] < 0 {
        locals[column] = columns.count
        columns.append(column)
        system.isPositive.append(isPositive[column])
      }
      own.terms[term].column = locals[column]
    }
    places.append(place)
    system.rows.append(
      LayoutSystem.Row(row: own, relation: row.relation, priority: row.priority))
  }
}
