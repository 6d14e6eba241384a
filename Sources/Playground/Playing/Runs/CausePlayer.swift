package import Observing
import Scenarios

/// Plays the causes of gaps between reports, to see what each does to both counts.
@MainActor
package enum CausePlayer {
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
