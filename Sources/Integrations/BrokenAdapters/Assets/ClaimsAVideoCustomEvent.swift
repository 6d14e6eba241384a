import GoogleMobileAds

/// Says that there is a video whenever the network has a view that could play one.
///
/// After the code of public adapters.
public final class ClaimsAVideoCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var hasVideoContent: Bool { true }
  }
}
