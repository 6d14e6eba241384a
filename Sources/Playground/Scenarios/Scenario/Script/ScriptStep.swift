/// One step of a script, and its place in the file.
package struct ScriptStep: Equatable, Sendable {
  package var step: Step
  /// The line in the file, from 1; nil for a step from code.
  package var line: Int?

  package init(_ step: Step, line: Int? = nil) {
    self.step = step
    self.line = line
  }

  package enum Step: Equatable, Sendable {
    case action(Action)
    // Indirect, so that a script of millions of steps does not take the size of the largest case
    // for each.
    indirect case expect(Expectation)
    case tell(Telling)
  }
}
