import Foundation

/// Hears everything that happens to any ad: for logs and statistics.
public final class GHADLogEventManager: NSObject {
  private static let all = PerApplication<GHADLogEventManager>()

  /// The application's manager.
  public static var shared: GHADLogEventManager { all.instance { GHADLogEventManager() } }

  /// Called with each event of an ad.
  public var onAdEvent: (GHAd, GHADAdEvent) -> Void = { _, _ in }
  /// Called with each event of an ad unit, whether or not an application has an ad of it.
  public var onUnitEvent: (GHADRewardedUnit, GHADAdEvent) -> Void = { _, _ in }
  /// Called when a unit changes its state.
  public var onStateChange: (GHADRewardedUnit, GHADUnitState) -> Void = { _, _ in }
  /// Called when a service was set up, or could not be.
  public var onSetUp: (GHADServiceType, Bool) -> Void = { _, _ in }

  func serviceWasSetUp(_ type: GHADServiceType, _ isDone: Bool) { onSetUp(type, isDone) }

  // MARK: What wrappers call

  /// There is an ad to show.
  public func adDidLoad(_ ad: GHAd) { onAdEvent(ad, .loaded) }
  /// There is none.
  public func adDidFailToLoadAd(_ ad: GHAd, error: NSError) {
    onAdEvent(ad, .failedToLoad(GHADFailure(error)))
  }
  /// The ad is on the screen.
  public func adDidDisplay(_ ad: GHAd) { onAdEvent(ad, .displayed) }
  /// The ad is gone.
  public func adDidHide(_ ad: GHAd) { onAdEvent(ad, .hidden) }
  /// The user touched the ad.
  public func adDidClick(_ ad: GHAd) { onAdEvent(ad, .clicked) }
  /// The ad could not be shown.
  public func adDidFailToDisplay(_ ad: GHAd, error: NSError) {
    onAdEvent(ad, .failedToDisplay(GHADFailure(error)))
  }
  /// The video began.
  public func adDidStartRewardedVideo(_ ad: GHAd) { onAdEvent(ad, .startedVideo) }
  /// The video is over.
  public func adDidCompleteRewardedVideo(_ ad: GHAd) { onAdEvent(ad, .completedVideo) }
  /// The user has earned the reward.
  public func adDidRewardUser(_ ad: GHAd, name: String, amount: Double) {
    onAdEvent(ad, .rewarded(GHADReward(name: name, amount: amount)))
  }
}

extension GHADFailure {
  /// What an application's error says, as far as it says it.
  fileprivate init(_ error: NSError) {
    let message = error.userInfo["message"] as? String ?? ""
    self.init(.transient, code: error.code, message)
    networkMessage = error.userInfo["networkMessage"] as? String
  }
}
