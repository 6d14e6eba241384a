import GoogleMobileAds
import LegacyAdapter

/// Puts the headline among the extra assets, for those who look there.
///
/// After the guide to native custom events of SDK 7: extra assets are those beyond the format.
public final class RepeatsItselfCustomEvent: LegacyNativeCustomEvent {
  /// An ad with the mistake.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    Ad(origin)
  }

  private final class Ad: LegacyContentAd {
    override func extraAssets() -> [AnyHashable: Any]? {
      var extras = super.extraAssets() ?? [:]
      extras["headline"] = ad.headline
      return extras
    }
  }
}
