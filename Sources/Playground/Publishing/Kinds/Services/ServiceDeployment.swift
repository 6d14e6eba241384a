import MediatedNetworks
import Scenarios
import Simulation

/// Puts what a scenario says about services where the simulated servers look for it. What has not
/// changed stays as it is: its answers are given in turn.
struct ServiceDeployment: KindDeployment {
  private var deployed: [String: Scenario.Aggregation] = [:]

  mutating func deploy(_ units: [Scenario.Unit]) {
    for unit in units {
      guard let settings = unit.asking.aggregation else { continue }
      let before = deployed.updateValue(settings, forKey: unit.id)
      guard before == nil || before?.served != settings.served else { continue }
      // Nobody waits for a start.
      MediatedServer.shared.set(
        MediatedStart(latency: .zero, answers: settings.flaw != .noAnswer),
        of: settings.service.name)
      MediatedServer.shared.set(
        MediatedSettings(settings.mediatedAnswers(of: settings.service.name)),
        for: settings.id(in: unit.id))
    }
  }
}

extension Scenario.Aggregation {
  /// What the server needs to know of it.
  fileprivate var served: Self {
    var settings = Self()
    settings.answers = answers
    settings.service = service
    settings.flaw = flaw
    settings.order = order
    settings.showing = showing
    (settings.counts, settings.pixel, settings.habits) = (counts, pixel, habits)
    settings.adUnitID = adUnitID
    settings.ad = ad
    return settings
  }
}
