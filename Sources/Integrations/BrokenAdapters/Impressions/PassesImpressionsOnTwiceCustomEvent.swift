import GoogleMobileAds

/// Tells the network about the ad's impression, and again about one of the ad's media.
///
/// After pull request 371 of the mediation repository (Mintegral: the callbacks of the media view
/// repeat the plain ones).
public final class PassesImpressionsOnTwiceCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordImpression() {
      super.didRecordImpression()
      recordMediaImpression()
    }

    private func recordMediaImpression() {
      nativeAd.recordImpression()
    }
  }
}
