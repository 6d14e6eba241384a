import GoogleMobileAds
import LegacyAdapter

/// Places AdChoices top right and nowhere else.
///
/// After the guide to native custom events of SDK 7: preferredAdChoicesPosition is the
/// publisher's.
public final class PrefersItsOwnCornerCustomEvent: LegacyNativeCustomEvent {
  /// An ad that has its own idea of where AdChoices goes.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    var origin = origin
    origin.corner = .topRightCorner
    return super.mapped(origin, isContent: isContent)
  }
}
