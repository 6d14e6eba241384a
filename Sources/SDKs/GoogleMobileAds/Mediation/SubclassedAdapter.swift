/// An adapter whose class adds loads to those of an adapter above it.
///
/// Objective-C finds an optional method by its name, in whatever class it stands. Swift made its table of the
/// loads for the class above, so one below that has more says so, in an empty extension of its own.
///
/// It does not build upon ``MediationAdapter``: then it would have no table of its own.
public protocol SubclassedAdapter: AnyObject {
  /// See ``MediationAdapter/loadNativeAd(for:completionHandler:)``; so with the others.
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler)
  /// Loads a banner.
  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler)
  /// Loads an interstitial.
  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler)
  /// Loads a rewarded ad.
  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler)
  /// Loads a rewarded interstitial.
  func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler)
  /// Loads an app open ad.
  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler)
  /// Loads a swipeable interstitial.
  func loadSwipeableInterstitialAd(
    for adConfiguration: MediationSwipeableInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationSwipeableInterstitialLoadCompletionHandler)
}

/// An adapter's loads, in the class that has them.
package struct AdapterLoads {
  package let native:
    (MediationNativeAdConfiguration, @escaping GADMediationNativeLoadCompletionHandler) -> Void
  package let banner:
    (MediationBannerAdConfiguration, @escaping GADMediationBannerLoadCompletionHandler) -> Void
  package let interstitial:
    (
      MediationInterstitialAdConfiguration,
      @escaping GADMediationInterstitialLoadCompletionHandler
    ) -> Void
  package let rewarded:
    (MediationRewardedAdConfiguration, @escaping GADMediationRewardedLoadCompletionHandler) -> Void
  package let rewardedInterstitial:
    (MediationRewardedAdConfiguration, @escaping GADMediationRewardedLoadCompletionHandler) -> Void
  package let appOpen:
    (MediationAppOpenAdConfiguration, @escaping GADMediationAppOpenLoadCompletionHandler) -> Void

  package let swipeableInterstitial:
    (
      MediationSwipeableInterstitialAdConfiguration,
      @escaping GADMediationSwipeableInterstitialLoadCompletionHandler
    ) -> Void

  package init(of adapter: any MediationAdapter) {
    if let below = adapter as? any SubclassedAdapter {
      native = below.loadNativeAd
      banner = below.loadBanner
      interstitial = below.loadInterstitial
      rewarded = below.loadRewardedAd
      rewardedInterstitial = below.loadRewardedInterstitialAd
      appOpen = below.loadAppOpenAd
      swipeableInterstitial = below.loadSwipeableInterstitialAd
    } else {
      native = adapter.loadNativeAd
      banner = adapter.loadBanner
      interstitial = adapter.loadInterstitial
      rewarded = adapter.loadRewardedAd
      rewardedInterstitial = adapter.loadRewardedInterstitialAd
      appOpen = adapter.loadAppOpenAd
      swipeableInterstitial = adapter.loadSwipeableInterstitialAd
    }
  }
}
