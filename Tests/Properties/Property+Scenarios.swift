import Observing
import Playing
import Scenarios
import Simulation

extension Property {
  /// The numbers that play every scenario of the library once, with its own seed.
  package nonisolated static let everyScenario = UInt64(0)..<UInt64(ScenarioLibrary.all.count)

  /// Each round through the library has another seed; the first has the scenario's own.
  package static let scenarioReplay = Property(
    "every scenario replays the same", 0..<everyScenario.upperBound * 10
  ) { number in
    let (round, place) = number.quotientAndRemainder(dividingBy: everyScenario.upperBound)
    let name = ScenarioLibrary.all[Int(place)].name
    let scenario = try Scenario(reading: ScenarioLibrary.content(of: name) ?? [])
    let seed = round == 0 ? nil : 98 + round
    let session = ScriptRun.play(Session(scenario, seed: seed)).session
    let replay = try Replay.play(try RecordedJournal(reading: session.bytes))
    let isSame =
      replay.difference == nil && replay.same == session.journal.entries.count
      && replay.session.bytes == session.bytes
      && replay.session.world.seed == seed ?? scenario.seed ?? 1
    let difference = "\(replay.difference, default: "not the same")"
    return Verdict(isSame ? nil : "\(name), seed \(seed ?? 0): \(difference)")
  }
}
