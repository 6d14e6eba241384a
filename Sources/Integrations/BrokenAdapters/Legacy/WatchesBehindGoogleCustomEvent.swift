import GoogleMobileAds
import LegacyAdapter

/// Gives its network the view although both flags leave the user to Google.
///
/// After the guide to native custom events of SDK 7: a flag that is not there means no.
public final class WatchesBehindGoogleCustomEvent: LegacyNativeCustomEvent {
  /// An ad whose network watches all the same.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    var origin = origin
    origin.tracks = .all
    return super.mapped(origin, isContent: isContent)
  }
}
