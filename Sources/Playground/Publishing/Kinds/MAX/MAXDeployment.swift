import AppLovinSDK
import MediatedNetworks
import Scenarios
import Simulation

/// Puts what a scenario says about units of MAX where the simulated servers look for it. What has not
/// changed stays as it is: its answers are given in turn.
struct MAXDeployment: KindDeployment {
  private var deployed: [String: Scenario.MAX] = [:]

  mutating func deploy(_ units: [Scenario.Unit]) {
    for unit in units {
      guard let settings = unit.asking.max,
        deployed.updateValue(settings, forKey: unit.id) != settings
      else { continue }
      let server = MediatedServer.shared
      let id = settings.id(in: unit.id)
      server.set(
        Mediation(
          by: .max, of: .network(settings.network),
          mistakes: Set(settings.mistakes(in: unit.format)), when: settings.condition,
          after: settings.delay, retries: settings.retries ?? 0,
          before: settings.before.map {
            .init($0.network, answersAfter: $0.outcome == .noFill ? $0.latency : nil)
          }), for: id)
      server.set(
        settings.adapter.map {
          Layer(
            adapter: $0.name, for: .max, $0.mistakes, by: $0.delay, when: $0.condition)
        }, for: id)
      var answers = MediatedSettings(settings.mediatedAnswers(of: settings.network))
      answers.refresh = settings.refresh
      answers.condition = settings.mistakes.isEmpty ? settings.condition : nil
      server.set(answers, for: id)
    }
  }
}

extension Scenario.MAX {
  /// The unit's ads on MAX's server.
  func id(in unit: String) -> MediatedAdID {
    MediatedAdID(network: AppLovinNetwork.name, key: adUnitID ?? unit)
  }
}
