import GoogleMobileAds
import LegacyAdapter

/// Removes AdChoices when the ad leaves its view, and leaves the view with its network.
///
/// After the guide to native custom events of SDK 7: references to the view are released.
public final class HoldsOnToItsViewCustomEvent: LegacyTrackingCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func mediatedNativeAd(
      _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView?
    ) {
      removeAdChoices()
    }
  }
}
