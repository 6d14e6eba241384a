import Simulation

/// Google's ad server, as far as the SDK sees it: the lines of each ad unit.
package final class AdServer: Lasting {
  package static var shared: AdServer { World.current.instance { AdServer() } }

  /// The units by id.
  package var units: [String: AdUnit] = [:]
  /// Where adapters are asked for signals.
  package var threads = Threads.main
  /// Whether the user's answer allows no ads at all.
  package var isWithoutConsent: () -> Bool = { false }
  private var adsOfUnit: [String: Int] = [:]

  package init() {}

  /// The name of the next ad of a unit: `UNIT#N`, counted from 1.
  package func nextAdName(unit: String) -> String {
    let number = (adsOfUnit[unit] ?? 0) + 1
    adsOfUnit[unit] = number
    return AdName(unit: unit, number: number).text
  }
}
