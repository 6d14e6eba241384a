/// A sum of variables, each with a factor, and a constant.
struct LinearRow: Equatable {
  struct Term: Equatable {
    var column: Int
    var factor: Double
  }

  /// A factor or a difference below this comes from rounding.
  static let tiny = 1e-9

  var constant: Double
  /// In the order of columns, none of them twice, when it is one of the solver's.
  var terms: [Term]

  init(constant: Double = 0, terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  mutating func add(_ column: Int, _ factor: Double) {
    terms.append(Term(column: column, factor: factor))
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for place in terms.indices { terms[place].factor *= factor }
  }

  /// Sorts the terms, and puts those of one column together.
  mutating func tidy() {
    guard zip(terms, terms.dropFirst()).contains(where: { $0.column >= $1.column }) else {
      return terms.removeAll { abs($0.factor) <= Self.tiny }
    }
    var tidy: [Term] = []
    for term in terms.sorted(by: { $0.column < $1.column }) {
      if tidy.last?.column == term.column {
        tidy[tidy.count - 1].factor += term.factor
      } else {
        tidy.append(term)
      }
    }
    terms = tidy.filter { abs($0.factor) > Self.tiny }
  }

  /// The place of a column, found by halving.
  private func place(of column: Int) -> Int? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].column == column ? low : nil
  }

  func factor(of column: Int) -> Double {
    place(of: column).map { terms[$0].factor } ?? 0
  }

  @discardableResult
  mutating func remove(_ column: Int) -> Double {
    place(of: column).map { terms.remove(at: $0).factor } ?? 0
  }

  /// Adds a multiple of another row, and its columns that were not there to `fresh`. `spare` is memory to
  /// work in.
  mutating func add(
    _ other: LinearRow, times scale: Double, spare: inout [Term], fresh: inout [Int]
  ) {
    constant += other.constant * scale
    guard !other.terms.isEmpty else { return }
    spare.removeAll(keepingCapacity: true)
    var (own, foreign) = (0, 0)
    while own < terms.count || foreign < other.terms.count {
      if foreign == other.terms.count
        || own < terms.count && terms[own].column < other.terms[foreign].column
      {
        spare.append(terms[own])
        own += 1
        continue
      }
      let term = other.terms[foreign]
      foreign += 1
      if own < terms.count, terms[own].column == term.column {
        let sum = terms[own].factor + term.factor * scale
        if abs(sum) > Self.tiny { spare.append(Term(column: term.column, factor: sum)) }
        own += 1
      } else if abs(term.factor * scale) > Self.tiny {
        spare.append(Term(column: term.column, factor: term.factor * scale))
        fresh.append(term.column)
      }
    }
    swap(&terms, &spare)
  }

  /// Adds a column that is not there yet at its place.
  mutating func insert(_ column: Int, _ factor: Double) {
    let place = terms.firstIndex { $0.column > column } ?? terms.count
    terms.insert(Term(column: column, factor: factor), at: place)
  }
}
