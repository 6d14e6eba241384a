import GoogleMobileAds

/// Lets its network watch, and does not say so: Google watches as well.
///
/// After pull request 369 of the mediation repository (Vungle).
public final class ForgetsItsFlagsCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func handlesUserClicks() -> Bool { false }
    override func handlesUserImpressions() -> Bool { false }
  }
}
