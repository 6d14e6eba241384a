import GoogleMobileAds

/// Makes the AdChoices view as wide as the ad: it takes the headline's taps.
///
/// After the changelog of the Line adapter, 3.0.1.2.
public final class CoversTheHeadlineCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var adChoicesView: UIView? {
      infoView.frame.size = CGSize(width: 320, height: 20)
      return infoView
    }
  }
}
