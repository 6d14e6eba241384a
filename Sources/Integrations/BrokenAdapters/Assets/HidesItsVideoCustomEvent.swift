import GoogleMobileAds

/// Says that there is a video but hands over no view that plays it.
///
/// After pull request 182 of the mediation repository ("cannot be nil"), and the Verve adapter.
public final class HidesItsVideoCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var mediaView: UIView? { nil }
  }
}
