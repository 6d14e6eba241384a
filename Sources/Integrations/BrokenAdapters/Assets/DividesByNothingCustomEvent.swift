import GoogleMobileAds

/// Divides the width of a picture by a height that it does not know.
///
/// After the header of mediated native ads, by which an unknown ratio is 0.
public final class DividesByNothingCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var mediaContentAspectRatio: CGFloat { 1200 / (images?.first.map { _ in 0 } ?? 1) }
  }
}
