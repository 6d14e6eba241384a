import GoogleMobileAds

/// Has nothing behind which the user learns why the ad is shown.
///
/// After the second text on custom events, and the Verve adapter.
public final class HidesWhyCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var adChoicesView: UIView? { nil }
  }
}
