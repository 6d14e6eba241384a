import GoogleMobileAds
import LegacyAdapter

/// Does not pass on the impression that Google tells it of.
///
/// After the guide to native custom events of SDK 7: mappers override this method.
public final class KeepsImpressionsToItselfCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func mediatedNativeAdDidRecordImpression(
      _ mediatedNativeAd: any GADMediatedNativeAd
    ) {}
  }
}
