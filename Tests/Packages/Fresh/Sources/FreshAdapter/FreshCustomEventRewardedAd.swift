import GoogleMobileAds
import FreshNetwork

extension FreshCustomEvent {
  /// Asks the network for a rewarded ad.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = FreshCustomEventRewardedAd(FreshFullScreenAd(hasReward: true))
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// An ad that the user chose to watch for a reward.
final class FreshCustomEventRewardedAd: FreshCustomEventFullScreenAd, MediationRewardedAd {}
