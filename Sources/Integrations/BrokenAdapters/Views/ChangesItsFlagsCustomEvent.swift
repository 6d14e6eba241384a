import GoogleMobileAds

/// Answers its flag by whether there is anybody to report to: no while it loads, yes when it is shown.
///
/// After the native ad protocol, whose flags hold for an ad's whole life.
public final class ChangesItsFlagsCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func handlesUserImpressions() -> Bool { eventDelegate != nil }
  }
}
