import Languages
import Observing
package import Scenarios

/// What a demo says outside of the stage.
package enum DemoText {
  /// `Who counted?  8 steps, about 2 minutes`.
  package static func head(_ title: String, steps: Int, _ time: Duration) -> String {
    "\(title)  \(length(steps: steps, time))"
  }

  package static func length(steps: Int, _ time: Duration) -> String {
    localized("\(steps.grouped) step\(steps == 1 ? "" : "s"), about \(words(time))")
  }

  /// To ten seconds, and from two minutes on to half a minute.
  private static func words(_ time: Duration) -> String {
    let seconds = max(10, Int((time / .seconds(10)).rounded()) * 10)
    guard seconds >= 110 else {
      return seconds == 60 ? localized("1 minute") : localized("\(seconds) seconds")
    }
    let halves = Int((time / .seconds(30)).rounded())
    return localized("\((halves / 2).grouped)\(halves.isMultiple(of: 2) ? "" : "½") minutes")
  }

  /// In front of a sentence and of a note.
  package static func step(_ number: Int) -> String {
    "\(number < 10 ? " " : "")\(number)  "
  }
  package static var note: String { localized("    note: ") }

  package static func failed(
    _ name: String, step: Int, _ differences: [Expectation.Difference]
  ) -> String {
    "\(name): step \(step.grouped): \(differences.map(\.sentence).joined(separator: "; "))"
  }
}
