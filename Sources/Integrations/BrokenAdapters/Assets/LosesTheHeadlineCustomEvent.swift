import GoogleMobileAds

/// Looks for the headline among the network's extras, where it was in an older version.
///
/// After the header of the SDK: the headline must be shown.
public final class LosesTheHeadlineCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var headline: String? { nativeAd.extras["title"] }
  }
}
