import MediatedNetworks
import Scenarios

extension Scenario.NetworkConduct {
  /// What the network counts, and what a third party does.
  var counting: MediatedCounting { MediatedCounting(network: counts, pixel: pixel) }
}
