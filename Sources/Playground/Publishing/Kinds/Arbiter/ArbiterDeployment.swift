import CloudXCore
import MediatedNetworks
import Scenarios

/// Puts what a scenario says about arbiters and their slots where the simulated networks look for it.
struct ArbiterDeployment: KindDeployment {
  func deploy(_ units: [Scenario.Unit]) {
    var slots: [Scenario.Slot] = []
    for unit in units {
      guard let arbitration = unit.asking.arbitration else { continue }
      ArbiterServer.shared.settingsByUnit[unit.id] = ArbiterSettings(arbitration)
      for slot in arbitration.slots {
        MediatedServer.shared.set(MediatedSettings(slot.answer), for: slot.id(in: unit.id))
      }
      slots += arbitration.slots
    }
    deployNetworks(slots)
  }

  /// What is the same for all ad units of a network. Nobody waits for a start.
  private func deployNetworks(_ slots: [Scenario.Slot]) {
    for platform in Scenario.Vendor.all(in: .slots) {
      let own = slots.filter { $0.platform == platform }
      let start = MediatedStart(succeeds: own.allSatisfy(\.initialises), latency: .zero)
      MediatedServer.shared.set(start, of: platform.name)
      MediatedServer.shared.setCapped(own.contains(where: \.isCapped), of: platform.name)
    }
  }
}

extension ArbiterSettings {
  fileprivate init(_ arbitration: Scenario.Arbitration) {
    self.init(
      answer: arbitration.service.answer, latency: arbitration.service.latency,
      units: arbitration.units, ties: arbitration.ties)
  }
}
