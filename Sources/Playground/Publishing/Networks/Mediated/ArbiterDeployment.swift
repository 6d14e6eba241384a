import CloudXCore
import MediatedNetworks
import Scenarios

/// Puts what a scenario says about arbiters and their slots where the simulated networks look for it.
enum ArbiterDeployment {
  static func deploy(_ scenario: Scenario) {
    DeployedUnits.shared.take(scenario.adUnits)
    let units = scenario.adUnits.filter { $0.through == .arbiter }
    guard !units.isEmpty else { return }
    for unit in units {
      ArbiterServer.shared.settingsByUnit[unit.id] = ArbiterSettings(unit.arbitration)
      for slot in unit.arbitration.slots {
        MediatedServer.shared.set(MediatedSettings(slot.answer), for: slot.id(in: unit.id))
      }
    }
    deployNetworks(units.flatMap(\.arbitration.slots))
  }

  /// What is the same for all ad units of a network. Nobody waits for a start.
  private static func deployNetworks(_ slots: [Scenario.Slot]) {
    for platform in Scenario.Slot.Platform.allCases {
      let own = slots.filter { $0.platform == platform }
      let start = MediatedStart(succeeds: own.allSatisfy(\.initialises), latency: .zero)
      MediatedServer.shared.set(start, of: platform.networkName)
      MediatedServer.shared.setCapped(own.contains(where: \.isCapped), of: platform.networkName)
    }
  }
}

extension ArbiterSettings {
  fileprivate init(_ arbitration: Scenario.Arbitration) {
    self.init(
      answer: Answer(arbitration.service.answer), latency: arbitration.service.latency,
      units: arbitration.units == .literal ? .literal : .normalised,
      ties: arbitration.ties == .random ? .random : .order)
  }
}

extension ArbiterSettings.Answer {
  fileprivate init(_ answer: Scenario.Arbitration.Service.Answer) {
    self =
      switch answer {
      case .ok: .ok
      case .unavailable: .unavailable
      case .error: .error
      case .timeout: .timeout
      case .late: .late
      }
  }
}
