import GoogleMobileAds

/// Makes an empty text of one that is missing: the publisher leaves room for it.
///
/// After the sample of the first text on custom events, with its `?? ""`.
public final class SaysNothingAtLengthCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var store: String? { nativeAd.store ?? "" }
    override var price: String? { nativeAd.price ?? "" }
  }
}
