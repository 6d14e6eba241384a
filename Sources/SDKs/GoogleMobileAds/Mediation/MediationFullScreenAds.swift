/// An interstitial as an adapter hands it back.
public protocol MediationInterstitialAd: MediationAd {
  /// Shows the ad; called on the main queue, once.
  func present(from viewController: UIViewController)
}

/// A rewarded ad, or a rewarded interstitial, as an adapter hands it back.
public protocol MediationRewardedAd: MediationAd {
  /// Shows the ad; called on the main queue, once.
  func present(from viewController: UIViewController)
}

/// An app open ad as an adapter hands it back.
public protocol MediationAppOpenAd: MediationAd {
  /// Shows the ad; called on the main queue, once.
  func present(from viewController: UIViewController)
}

/// What an adapter may tell about an interstitial.
public protocol MediationInterstitialAdEventDelegate: MediationAdEventDelegate {}

/// What an adapter may tell about an app open ad.
public protocol MediationAppOpenAdEventDelegate: MediationAdEventDelegate {}

/// What an adapter may tell about a rewarded ad: also, how its video goes and that the user has
/// earned the reward.
public protocol MediationRewardedAdEventDelegate: MediationAdEventDelegate {
  /// The video began.
  func didStartVideo()
  /// The video reached its end.
  func didEndVideo()
  /// The user has earned the reward; the ad unit says how much it is.
  func didRewardUser()
}

/// What the SDK hands the adapter with the load of an interstitial.
open class MediationInterstitialAdConfiguration: MediationAdConfiguration {}
/// What the SDK hands the adapter with the load of a rewarded ad or a rewarded interstitial.
open class MediationRewardedAdConfiguration: MediationAdConfiguration {}
/// What the SDK hands the adapter with the load of an app open ad.
open class MediationAppOpenAdConfiguration: MediationAdConfiguration {}

/// Called with exactly one of ad and error, exactly once; returns the delegate for the ad's events.
public typealias GADMediationInterstitialLoadCompletionHandler = (
  (any MediationInterstitialAd)?, (any Error)?
) -> (any MediationInterstitialAdEventDelegate)?

/// Called with exactly one of ad and error, exactly once; returns the delegate for the ad's events.
public typealias GADMediationRewardedLoadCompletionHandler = (
  (any MediationRewardedAd)?, (any Error)?
) -> (any MediationRewardedAdEventDelegate)?

/// Called with exactly one of ad and error, exactly once; returns the delegate for the ad's events.
public typealias GADMediationAppOpenLoadCompletionHandler = (
  (any MediationAppOpenAd)?, (any Error)?
) -> (any MediationAppOpenAdEventDelegate)?
