import GoogleMobileAds

/// Answers its flag depending on whether there is anybody to report to: no while it loads, yes when
/// it is shown.
///
/// After the native ad protocol, which requires the flags to stay the same for an ad's whole life.
public final class ChangesItsFlagsCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func handlesUserImpressions() -> Bool { eventDelegate != nil }
  }
}
