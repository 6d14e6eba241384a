import AppLovinSDK
import CloudXCore
import IronSource
import MediatedNetworks
import Scenarios

extension Scenario.Aggregation.Service {
  /// The platform's name in the journal.
  var networkName: String {
    switch self {
    case .appLovin: AppLovinNetwork.name
    case .levelPlay: LevelPlayNetwork.name
    case .cloudX: CloudXNetwork.name
    }
  }
}

extension Scenario.Unit {
  /// The unit's ads on the service's server.
  var serviceID: MediatedAdID {
    MediatedAdID(
      network: aggregation.service.networkName, key: aggregation.adUnitID ?? id)
  }
}
