import GHAD
import GHADSeed
import Scenarios

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
