package import JSON

/// What keeps a scenario from being played here, and where it stands in its file.
package struct BadScenario: Error, Equatable, Sendable {
  package let position: JSONPosition
  package let problem: ScenarioProblem

  package init(_ position: JSONPosition, _ problem: ScenarioProblem) {
    (self.position, self.problem) = (position, problem)
  }
}
