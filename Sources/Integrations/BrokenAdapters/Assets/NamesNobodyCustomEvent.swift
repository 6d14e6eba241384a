import GoogleMobileAds

/// Hands over an empty text where the network has none.
///
/// After the header of mediated native ads, by which a missing asset is nil.
public final class NamesNobodyCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var advertiser: String? { nativeAd.advertiser ?? "" }
  }
}
