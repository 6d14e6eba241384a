import GoogleMobileAds

/// Does not say how wide its picture is, although it has it.
///
/// After the changelogs of public adapters.
public final class KnowsNoShapeCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var mediaContentAspectRatio: CGFloat { 0 }
  }
}
