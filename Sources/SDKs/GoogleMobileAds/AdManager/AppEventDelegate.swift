/// Told about events that an ad's own code sends. Everything is optional, and never called here:
/// only an ad that Ad Manager serves itself has such code, and all ads here are mediated.
public protocol AppEventDelegate: NSObjectProtocol {
  /// The ad of a banner sent an event.
  func adView(_ banner: BannerView, didReceiveAppEvent name: String, with info: String?)
  /// An interstitial sent an event.
  func adView(_ interstitialAd: InterstitialAd, didReceiveAppEvent name: String, with info: String?)
}

extension AppEventDelegate {
  public func adView(_ banner: BannerView, didReceiveAppEvent name: String, with info: String?) {}
  public func adView(
    _ interstitialAd: InterstitialAd, didReceiveAppEvent name: String, with info: String?
  ) {}
}
