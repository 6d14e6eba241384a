import GoogleMobileAds
import Publishing
import Scenarios

extension Session {
  /// What only some kinds of units know.
  func order(_ action: Action) {
    switch action {
    case .changeAdInfo(let place, let price):
      withUnit(place.unit) { app.take(.changeAdInfo(slot: place.slot, price), for: $0) }
    case .expire(let place):
      withUnit(place.unit) { app.take(.expire(slot: place.slot), for: $0) }
    case .order(let order, let unit): withUnit(unit) { app.take(.unit(order), for: $0) }
    case .vip(let isVIP):
      app.setVIP(isVIP, for: Set(scenario.adUnits.map(\.asking.through)))
    case .becomeActive:
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
      app.take(.becomeActive)
    default: break
    }
  }
}
