/// The keys and indices that lead from the root to a node: `adUnits[0].lines[1].outcome`.
package struct JSONPath: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case key(String)
    case index(Int)
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  package var isRoot: Bool { steps.isEmpty }
}
