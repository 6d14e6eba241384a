import GoogleMobileAds
import LegacyAdapter

/// Makes an error of the network's number, with no text.
///
/// After the example in the guide to native custom events of SDK 7, whose error has no user info.
public final class FailsWithoutAWordCustomEvent: LegacyNativeCustomEvent {
  /// Passes on the number alone.
  public override func fail(with error: NSError) {
    super.fail(with: NSError(domain: error.domain, code: error.code, userInfo: nil))
  }
}
