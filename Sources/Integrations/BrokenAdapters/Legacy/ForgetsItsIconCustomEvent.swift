import GoogleMobileAds
import LegacyAdapter

/// Does not add AdChoices to the view, as if Google did.
///
/// After the guide to native custom events of SDK 7: AdChoices is the adapter's to place.
public final class ForgetsItsIconCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func placeAdChoices(in view: UIView) {}
  }
}
