import GoogleMobileAds
import LegacyAdapter

/// Does not remove AdChoices when the ad leaves its view.
///
/// After the guide to native custom events of SDK 7: didUntrackView is there for that.
public final class LeavesItsIconBehindCustomEvent: LegacyNativeCustomEvent {
  /// An ad with the mistake.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    Ad(origin)
  }

  private final class Ad: LegacyContentAd {
    override func removeAdChoices() {}
  }
}
