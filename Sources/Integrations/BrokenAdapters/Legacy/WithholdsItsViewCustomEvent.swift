import GoogleMobileAds
import LegacyAdapter

/// Says that its network tracks, and does not give it the view.
///
/// After the guide to native custom events of SDK 7: didRenderInView is where the network gets it.
public final class WithholdsItsViewCustomEvent: LegacyTrackingCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func watch(_ view: UIView, _ clickable: [String: UIView]) {}
  }
}
