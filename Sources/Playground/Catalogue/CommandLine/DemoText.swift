import Observing
package import Scenarios

/// What a demo says outside of the stage.
package enum DemoText {
  /// `Who counted?  8 steps, about 2 minutes`.
  package static func head(_ title: String, steps: Int, _ time: Duration) -> String {
    "\(title)  \(length(steps: steps, time))"
  }

  package static func length(steps: Int, _ time: Duration) -> String {
    let minutes = max(1, Int((time / .seconds(60)).rounded()))
    return
      "\(steps.grouped) step\(steps == 1 ? "" : "s"), about \(minutes.grouped) minute\(minutes == 1 ? "" : "s")"
  }

  /// In front of a sentence and of a note.
  package static func step(_ number: Int) -> String {
    "\(number < 10 ? " " : "")\(number)  "
  }
  package static let note = "    note: "

  package static func failed(
    _ name: String, step: Int, _ differences: [Expectation.Difference]
  ) -> String {
    "\(name): step \(step.grouped): \(differences.map(\.sentence).joined(separator: "; "))"
  }
}
