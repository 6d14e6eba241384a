/// A swipeable interstitial as an adapter hands it back: a view, which the network's SDK tracks.
public protocol MediationSwipeableInterstitialAd: MediationAd {
  /// The ad itself, in the requested size.
  var view: UIView { get }
}

/// What an adapter may tell about a swipeable interstitial.
public protocol MediationSwipeableInterstitialAdEventDelegate: MediationAdEventDelegate {}

/// What the SDK hands the adapter with the load of a swipeable interstitial.
open class MediationSwipeableInterstitialAdConfiguration: MediationAdConfiguration {
  /// The size that the ad must have.
  open internal(set) var adSize = CGSize.zero
}

extension MediationAdapter {
  /// This adapter has no swipeable interstitials.
  public func loadSwipeableInterstitialAd(
    for adConfiguration: MediationSwipeableInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationSwipeableInterstitialLoadCompletionHandler
  ) {
    OptionalRequirement.leftOut()
    _ = completionHandler(nil, RequestError.formatNotImplemented("loadSwipeableInterstitialAd"))
  }
}

/// Called with exactly one of ad and error, exactly once; returns the delegate for the ad's events.
public typealias GADMediationSwipeableInterstitialLoadCompletionHandler = (
  (any MediationSwipeableInterstitialAd)?, (any Error)?
) -> (any MediationSwipeableInterstitialAdEventDelegate)?
