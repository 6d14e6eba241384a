import GoogleMobileAds
import LegacyAdapter

/// Does not remove AdChoices when the ad leaves its view.
///
/// After the guide to native custom events of SDK 7: didUntrackView is there for that.
public final class LeavesItsIconBehindCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func removeAdChoices() {}
  }
}
