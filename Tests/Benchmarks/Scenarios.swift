import Playing
import Scenarios
import Simulation

/// Whole lives of the storefront's feed ad, in one session and in a session each.
@MainActor
func measureLives(of scenario: Scenario) {
  let session = ScriptRun.play(Session(scenario)).session
  measure("an ad's life, request to dismissal", rounds: 500) { session.playLife() }
  var repetition = Repetition(scenario, firstSeed: 7)
  measure("a run of the storefront, another seed each", rounds: 200) { repetition.play() }
}

extension Session {
  /// The life of one ad of the storefront's feed, from the request to its dismissal.
  func playLife() {
    perform(.load(unit: "feed"))
    perform(.show(unit: "feed"))
    perform(.advance(.seconds(1)))
    perform(.tap(.callToAction))
    perform(.close)
    perform(.dismiss(unit: "feed"))
  }
}

/// What `adplay run` does with 200 files.
@MainActor
func measureRuns() throws {
  let contents = ScenarioLibrary.all.map { $0.content() }
  let files = (0..<200).map { contents[$0 % contents.count] }
  measure("200 scenarios, read and played", rounds: 1, runs: 3) {
    for file in files {
      guard let scenario = try? Scenario(reading: file) else { continue }
      _ = ScriptRun.play(Session(scenario))
    }
  }
}
