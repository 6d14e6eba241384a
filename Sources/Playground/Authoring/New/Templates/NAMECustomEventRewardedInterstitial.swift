import GoogleMobileAds
import NAMENetwork

extension NAMECustomEvent {
  /// Asks the network for a rewarded interstitial.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = NAMECustomEventRewardedInterstitial(NAMEFullScreenAd(hasReward: true))
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// An ad between two screens that has a reward.
final class NAMECustomEventRewardedInterstitial: NAMECustomEventFullScreenAd {}

extension NAMECustomEventRewardedInterstitial: MediationRewardedAd {}
