import GoogleMobileAds
import FreshNetwork

extension FreshCustomEvent {
  /// Asks the network for a rewarded interstitial.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = FreshCustomEventRewardedInterstitial(FreshFullScreenAd(hasReward: true))
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// An ad between two screens that has a reward.
final class FreshCustomEventRewardedInterstitial: FreshCustomEventFullScreenAd {}

extension FreshCustomEventRewardedInterstitial: MediationRewardedAd {}
