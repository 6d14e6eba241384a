import GoogleMobileAds

/// Hands over neither the large picture nor a view that shows it.
///
/// After reviews of public adapters.
public final class ShowsNoMediaCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var images: [NativeAdImage]? { nil }
    override var mediaView: UIView? { nil }
  }
}
