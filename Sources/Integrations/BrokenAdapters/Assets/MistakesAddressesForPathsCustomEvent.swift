import GoogleMobileAds

/// Calls `URL(fileURLWithPath:)` with a web address, which then points into the phone's own files.
///
/// After the public guide to native custom events, and both public samples.
public final class MistakesAddressesForPathsCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func url(of address: String) -> URL? { URL(fileURLWithPath: address) }
  }
}
