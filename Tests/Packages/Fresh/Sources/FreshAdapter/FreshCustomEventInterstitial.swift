import GoogleMobileAds
import FreshNetwork

extension FreshCustomEvent {
  /// Asks the network for an interstitial.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = FreshCustomEventInterstitial(FreshFullScreenAd())
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// An ad between two screens of the application.
final class FreshCustomEventInterstitial: FreshCustomEventFullScreenAd, MediationInterstitialAd {}
