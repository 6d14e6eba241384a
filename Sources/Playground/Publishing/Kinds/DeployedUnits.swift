import Scenarios
import Simulation

/// The units as the scenario has them now, for players that are made once.
final class DeployedUnits {
  static var shared: DeployedUnits { World.current.instance { DeployedUnits() } }

  private var units: [String: Scenario.Unit] = [:]

  subscript(id: String) -> Scenario.Unit? { units[id] }

  func take(_ units: [Scenario.Unit]) {
    self.units = Dictionary(units.map { ($0.id, $0) }) { first, _ in first }
  }
}
