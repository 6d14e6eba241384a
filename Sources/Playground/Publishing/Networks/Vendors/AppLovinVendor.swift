import GHAD
import GHADAppLovin

extension PublishedVendor {
  static let appLovin = Self(
    service: Service(
      type: .appLovin,
      make: {
        let service = GHAppLovinService()
        service.setupParams = [GHAppLovinServiceParamKey.sdkKey.rawValue: "max-account-1234"]
        return service
      }, ad: { GHADAppLovin.GHAppLovinRewardedAd(adUnitId: $0) }))
}
