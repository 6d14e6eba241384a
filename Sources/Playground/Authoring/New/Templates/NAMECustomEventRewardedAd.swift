import GoogleMobileAds
import NAMENetwork

extension NAMECustomEvent {
  /// Asks the network for a rewarded ad.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = NAMECustomEventRewardedAd(NAMEFullScreenAd(hasReward: true))
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// An ad that the user chose to watch for a reward.
final class NAMECustomEventRewardedAd: NAMECustomEventFullScreenAd, MediationRewardedAd {}
