import MediatedNetworks
import Scenarios

extension Scenario.Aggregation {
  /// The unit's ads on the service's server.
  func id(in unit: String) -> MediatedAdID {
    MediatedAdID(network: service.name, key: adUnitID ?? unit)
  }
}
