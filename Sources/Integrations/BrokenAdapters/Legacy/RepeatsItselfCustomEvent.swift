import GoogleMobileAds
import LegacyAdapter

/// Puts the headline among the extra assets, for those who look there.
///
/// After the guide to native custom events of SDK 7: extra assets are those beyond the format.
public final class RepeatsItselfCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func extraAssets() -> [AnyHashable: Any]? {
      var extras = super.extraAssets() ?? [:]
      extras["headline"] = ad.headline
      return extras
    }
  }
}
