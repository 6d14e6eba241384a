/// One step of a script, and where it stands in its file.
package struct ScriptStep: Equatable, Sendable {
  package var step: Step
  /// The line of the file, from 1; nil for a step that stands in none.
  package var line: Int?

  package init(_ step: Step, line: Int? = nil) {
    self.step = step
    self.line = line
  }

  package enum Step: Equatable, Sendable {
    case action(Action)
    // Not in place: a script of millions of steps has the size of its largest kind of step.
    indirect case expect(Expectation)
  }
}
