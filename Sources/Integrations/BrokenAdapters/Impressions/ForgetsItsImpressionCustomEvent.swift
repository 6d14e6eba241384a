import GoogleMobileAds

/// Implements everything needed to show the ad, but ignores the impression that Google counts.
///
/// After issue 487 of the mediation repository: the network's own report stays at zero.
public final class ForgetsItsImpressionCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordImpression() {}
  }
}
