import Simulation
@_exported import UIKit

/// What the simulation knows of AppLovin MAX.
package enum AppLovinNetwork {
  /// The platform's name in the journal, and that of its ad units' settings.
  package static let name = "AppLovin MAX"
}

/// AppLovin MAX in the journal.
let appLovin = Party.network(AppLovinNetwork.name)
