import AdServing
import GoogleMobileAds
package import Observing
package import Scenarios

/// The built-in networks.
package enum Networks {
  /// A new network registers here, with one line.
  static let all: [any Network] = [
    SampleNetwork(),
    MeadowNetwork(),
  ]

  package static let names = all.map(\.name)

  /// The network whose server answers for a line: the one it names, or the one its adapter comes
  /// with; nil if it is not simulated here.
  static func behind(_ line: Scenario.Line) -> (any Network)? {
    if let name = line.network { return all.first { $0.name == name } }
    return network(of: line.className)
  }

  /// The network that an adapter comes with. One that only records another is asked for whom it stands.
  static func network(of className: String) -> (any Network)? {
    if let network = all.first(where: { $0.comesWith(className) }) { return network }
    let worker = AdapterDirectory.worker(named: className)
    return worker == className ? nil : all.first { $0.comesWith(worker) }
  }

  /// What can be forced on a line: for a network that is not simulated here, what a stand-in can
  /// play.
  package static func outcomes(of line: Scenario.Line) -> [Scenario.Outcome] {
    behind(line) == nil ? StandIn.playable : Scenario.Outcome.allCases
  }

  /// The possible names of books of a scenario's networks; nil if an adapter may ask a network that
  /// is not known here.
  static func books(of scenario: Scenario) -> [String]? {
    let lines = scenario.adUnits.flatMap(\.lines)
    var names = Set(lines.compactMap(\.network))
    for line in lines {
      guard let network = network(of: line.className) else { return nil }
      names.formUnion(line.books(network.name))
    }
    for unit in scenario.adUnits {
      names.formUnion(unit.asking.through.published.books(unit.asking))
    }
    return names.map { scenario.networkNames[$0] ?? $0 }.sorted()
  }

  /// Whether a line's adapter may leave the main queue, as outside code may.
  package static func mayLeaveMain(_ line: Scenario.Line) -> Bool {
    AdapterDirectory.leavesMain(line.className)
      || network(of: line.className)?.adaptersStayOnMain != true
  }

  /// What a network is called in a scenario.
  static func name(of network: any Network, in scenario: Scenario) -> String {
    scenario.networkNames[network.name] ?? network.name
  }

  /// What the network that has this name in a scenario calls its assets.
  package static func assetNames(of network: String?, in scenario: Scenario? = nil) -> AssetNames {
    let known = all.first { (scenario?.networkNames[$0.name] ?? $0.name) == network }
    return known?.assetNames ?? .asGoogle
  }
}
