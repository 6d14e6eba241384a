import GoogleMobileAds
import NAMENetwork

extension NAMECustomEvent {
  /// Asks the network for an app open ad.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    let ad = NAMECustomEventAppOpenAd(NAMEFullScreenAd())
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// An ad for the moment in which the user comes to the application.
final class NAMECustomEventAppOpenAd: NAMECustomEventFullScreenAd, MediationAppOpenAd {}
