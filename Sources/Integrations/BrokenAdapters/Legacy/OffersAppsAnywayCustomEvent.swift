import GoogleMobileAds
import LegacyAdapter

/// A network that has ads for applications only, and a custom event that offers them even when
/// something else was asked for.
///
/// After the guide to native custom events of SDK 7, which says what to do instead.
public final class OffersAppsAnywayCustomEvent: LegacyAppInstallCustomEvent {
  /// Asks for what there is.
  public override func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    super.request(
      withParameter: serverParameter, request: request, adTypes: Self.formats, options: options,
      rootViewController: rootViewController)
  }
}
