import GHAD
import GHADAppLovin
import GHADCloudX
import GHADLevelPlay
import GHADSeed
import Scenarios

extension Scenario.Aggregation.Service {
  /// What GHAD calls it.
  var type: GHADServiceType {
    switch self {
    case .appLovin: .appLovin
    case .levelPlay: .levelPlay
    case .cloudX: .cloudX
    }
  }

  /// The service, ready to be set up.
  func make() -> any GHADPlatfromService {
    switch self {
    case .appLovin:
      let service = GHAppLovinService()
      service.setupParams = [GHAppLovinServiceParamKey.sdkKey.rawValue: "max-account-1234"]
      return service
    case .levelPlay:
      let service = GHLevelPlayService()
      service.setupParams = [GHLevelPlayServiceParamKey.appKey.rawValue: "levelplay-app-5678"]
      return service
    case .cloudX:
      let service = GHCloudXService()
      service.setupParams = [GHCloudXServiceParamKey.appKey.rawValue: "cloudx-app-9012"]
      return service
    }
  }

  /// A rewarded ad of an ad unit.
  func ad(_ adUnitID: String) -> GHADRewardedAd {
    switch self {
    case .appLovin: GHADAppLovin.GHAppLovinRewardedAd(adUnitId: adUnitID)
    case .levelPlay: GHLevelPlayRewardedAd(adUnitId: adUnitID)
    case .cloudX: GHCloudXRewardedAd(adUnitId: adUnitID)
    }
  }
}

extension GHADRewardedAd {
  /// Sets how it loads by itself.
  func take(_ settings: Scenario.Aggregation) {
    autoRetryLoadWhenFailed = settings.retry.isEnabled
    maxRetryCount = settings.retry.most
    autoLoadNextAd = settings.autoLoadNext
    retryJitter = settings.jitter
    whenNotReady = settings.whenNotReady == .wait ? .wait(Self.patience) : .skip
  }

  /// How long a show waits for an ad.
  private static var patience: Double { 30 }
}

extension GHADSeed.GHAppLovinRewardedAd {
  /// Sets how it loads by itself; it knows nothing else.
  func take(_ settings: Scenario.Aggregation) {
    autoRetryLoadWhenFailed = settings.retry.isEnabled
    // Its own default, where an application gives no number.
    maxRetryCount = settings.retry.most ?? 0
    autoLoadNextAd = settings.autoLoadNext
  }
}
