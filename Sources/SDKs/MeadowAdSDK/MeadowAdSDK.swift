import Simulation
@_exported import UIKit

/// The version of the Meadow SDK.
public let MeadowSDKVersion = "4.2.0"  // swift-format-ignore: AlwaysUseLowerCamelCase

/// The name of the Meadow network in this world.
package final class MeadowNetworkName {
  package static var shared: MeadowNetworkName { World.current.instance { MeadowNetworkName() } }

  /// The name where nobody gives it another.
  package static let usual = "Meadow SDK"

  /// The name in the journal.
  package var name = usual
}

/// The network in the journal.
var network: Party { .network(MeadowNetworkName.shared.name) }
