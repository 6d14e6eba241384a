import GoogleMobileAds

/// Hands over the rating in percent, as on the network's web page.
///
/// After the changelog of the Moloco adapter, 3.8.0.0, and the PubMatic adapter's fake, which
/// returns 123.
public final class CountsStarsInPercentCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var starRating: NSDecimalNumber? {
      nativeAd.starRating.map { NSDecimalNumber(value: $0.doubleValue * 20) }
    }
  }
}
