import Scenarios
import Simulation

/// The units as the scenario has them now, for players that are made once.
final class DeployedUnits {
  static var shared: DeployedUnits { World.current.instance { DeployedUnits() } }

  private var units: [String: Scenario.Unit] = [:]
  private var all: [Scenario.Unit] = []
  /// Other names for built-in networks.
  var networkNames: [String: String] = [:]

  subscript(id: String) -> Scenario.Unit? { units[id] }

  /// Another unit that may be taken for this one: of the same kind, or else of another format that covers the
  /// application, and asked for in the same way.
  func other(than unit: Scenario.Unit) -> Scenario.Unit? {
    all.first { $0.id != unit.id && $0.kind == unit.kind }
      ?? all.first { $0.id != unit.id && $0.mayBeTaken(for: unit) }
  }

  /// Another unit whose listener may hear what is told of this one's ads: the one that may be taken for it, or else
  /// any that is asked for in the same way.
  func heardInstead(of unit: Scenario.Unit) -> Scenario.Unit? {
    other(than: unit) ?? all.first { $0.id != unit.id && $0.mayHearInstead(of: unit) }
  }

  func take(_ units: [Scenario.Unit]) {
    all = units
    self.units = Dictionary(units.map { ($0.id, $0) }) { first, _ in first }
  }
}
