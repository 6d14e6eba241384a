import GoogleMobileAds
import LegacyAdapter

/// Maps an ad for an application to a content ad, since that is what was asked for.
///
/// After the guide to native custom events of SDK 7, which says not to.
public final class MakesArticlesOfAppsCustomEvent: LegacyAppInstallCustomEvent {
  /// Asks for what there is.
  public override func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    super.request(
      withParameter: serverParameter, request: request, adTypes: Self.formats, options: options,
      rootViewController: rootViewController)
  }

  /// An article, whatever it is.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    LegacyContentAd(origin)
  }
}
