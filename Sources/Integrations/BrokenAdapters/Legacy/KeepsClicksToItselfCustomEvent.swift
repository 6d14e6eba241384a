import GoogleMobileAds
import LegacyAdapter

/// Does not pass on the click that Google tells it of.
///
/// After the guide to native custom events of SDK 7: mappers override this method.
public final class KeepsClicksToItselfCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func mediatedNativeAd(
      _ mediatedNativeAd: any GADMediatedNativeAd,
      didRecordClickOnAssetWithName assetName: String, view: UIView,
      viewController: UIViewController
    ) {}
  }
}
