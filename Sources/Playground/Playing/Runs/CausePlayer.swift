package import Observing
import Scenarios

/// Plays the causes of gaps between reports, to see what each does to both counts.
@MainActor
package enum CausePlayer {
  /// The line of a scenario at which a unit has shown its cause: what the script expects of it.
  package static func line(of scene: ReportCause.Play) -> Int? {
    guard let text = ScenarioLibrary.content(of: scene.scenario),
      let scenario = try? Scenario(reading: text)
    else { return nil }
    return scenario.script.first { step in
      guard case .expect(let expected) = step.step else { return false }
      return expected.ad?.hasPrefix("\(scene.unit)#") == true
    }?.line
  }

  /// Each scenario once: the same seed gives the same ratios.
  package static func ratios(seed: UInt64 = 1) -> CauseRatios {
    var ratios = CauseRatios()
    for name in ReportCause.scenarios {
      guard let text = ScenarioLibrary.content(of: name),
        let scenario = try? Scenario(reading: text)
      else { continue }
      var repetition = Repetition(scenario, firstSeed: seed)
      repetition.play()
      ratios.add(name, repetition.discrepancy)
    }
    return ratios
  }
}
