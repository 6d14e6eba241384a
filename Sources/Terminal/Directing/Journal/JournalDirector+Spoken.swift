import Catalogue
import Observing
import Screen
import Simulation
import StageUI

extension JournalDirector {
  /// All that a recording says, for who does not look at a screen: where it comes from, its runs, each ad with
  /// its counts, its life and its lines, and the rules.
  package var spoken: [String] {
    let (state, selected) = (state, stage.trace.selected)
    defer { stage.trace.selected = selected }
    // A broken rule may be known behind an entry that is about no ad.
    var last: [String: Int] = [:]
    for entry in state.entries { entry.ad.map { last[$0] = entry.number } }
    let ads = state.ledgers.ads.flatMap { ad -> [String] in
      stage.trace.selected = last[ad.name] ?? ad.lastEntry
      let scene = Scene(stage, self.state)
      return Situation(scene).recorded + Reading.life.lines(scene) + scene.spokenLines + [""]
    }
    return (state.recording?.phone?.facts ?? []).map(Spoken.sentence) + runs + [""] + ads
      + Reading.rules.lines(Scene(stage, state))
  }

  private var runs: [String] {
    guard let phone = state.recording?.phone, phone.runs.count > 1 else { return [] }
    return phone.runs.enumerated().map { place, run in
      Spoken.sentence("\(place + 1). \(run.id): \(RecordingText.run(run))")
    }
  }
}
