import Simulation

/// Facts of a failure that its number alone says, and each network by another one.
package enum FailureTrait: String {
  /// Trying again never helps: the key or the ad unit is unknown, or the network is switched off.
  case hopeless
  /// The ad was asked for at the wrong moment and waits for its next show.
  case keepsAd
}

extension Fields {
  /// The facts of an error in a network's own words.
  package init(code: Int, error: String, _ trait: FailureTrait?) {
    self = ["code": .int(code), "error": .string(error)]
    if let trait { self[trait.rawValue] = true }
  }
}
