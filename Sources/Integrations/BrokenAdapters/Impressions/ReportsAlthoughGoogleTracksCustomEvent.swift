import GoogleMobileAds

/// Reports the impression although its flag is false: when Google says that it has counted, it
/// reports back to Google.
///
/// After the header of the SDK, which expects reports only if the flag is true.
public final class ReportsAlthoughGoogleTracksCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordImpression() {
      super.didRecordImpression()
      eventDelegate?.reportImpression()
    }
  }
}
