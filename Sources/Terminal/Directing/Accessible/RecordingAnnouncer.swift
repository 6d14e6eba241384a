import Catalogue
import Observing
import StageUI

/// Tells a recording while it comes, for who does not look at a screen: each moment, what it changes about the
/// ad, and the rules that it breaks.
@MainActor
package final class RecordingAnnouncer {
  private let director: JournalDirector
  private var announcer = Announcer()
  private var situation: Situation?
  /// The run that was told last, and what is wrong with it or broken in it.
  private var run: String?
  private var known: Set<String> = []

  /// `director` takes what comes.
  package init(_ director: JournalDirector) { self.director = director }

  /// What is new since it was asked last.
  package func news() -> [String] {
    let state = director.state
    guard let phone = state.recording?.phone else { return [] }
    begin(phone.runs[phone.place].id)
    announcer.beginAct()
    let scene = Scene(director.stage, state)
    let now = Situation(scene)
    defer { situation = now }
    let moments = announcer.news(of: Array(state.entries), state) + announcer.rest
    let changes = now.news(since: situation).filter { !$0.isEmpty }
    return new(phone.facts.dropFirst().map { [Spoken.sentence($0)] }) + moments + changes
      + new(Reading.brokenRules(state))
  }

  private func begin(_ run: String) {
    guard run != self.run else { return }
    (self.run, announcer, situation, known) = (run, Announcer(), nil, [])
  }

  /// Those of which nothing was said yet.
  private func new(_ all: [[String]]) -> [String] {
    all.filter { known.insert($0.joined(separator: "\n")).inserted }.flatMap(\.self)
  }
}
