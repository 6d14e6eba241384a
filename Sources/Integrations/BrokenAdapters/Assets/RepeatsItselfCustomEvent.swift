import GoogleMobileAds

/// Puts into the extras what has an asset of its own already.
///
/// After the header of the SDK: extras are for what the named assets do not cover.
public final class RepeatsItselfCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var extraAssets: [String: Any]? {
      ["headline": nativeAd.headline ?? "", "body": nativeAd.body ?? ""]
    }
  }
}
