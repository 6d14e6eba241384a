import GoogleMobileAds
import NAMENetwork

extension NAMECustomEvent {
  /// Asks the network for an interstitial.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = NAMECustomEventInterstitial(NAMEFullScreenAd())
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// An ad between two screens of the application.
final class NAMECustomEventInterstitial: NAMECustomEventFullScreenAd, MediationInterstitialAd {}
