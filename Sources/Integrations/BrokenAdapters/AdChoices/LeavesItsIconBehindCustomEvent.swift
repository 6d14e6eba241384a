import GoogleMobileAds

/// Takes nothing along when the ad is taken down: its AdChoices icon stays for the next ad.
///
/// After the second text on custom events, and the public adapters without `didUntrackView`.
public final class LeavesItsIconBehindCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didUntrackView(_ view: UIView?) {
      nativeAd.removeNativeAdView()
    }
  }
}
