import GoogleMobileAds

/// Keeps the handler of the load for as long as it lives itself, and with it all that the load has made.
///
/// After the public sample adapters, which release theirs, and changelogs of adapters that did not.
public final class KeepsTheHandlerCustomEvent: ZooCustomEvent {
  private var kept: GADMediationNativeLoadCompletionHandler?

  override func succeed(with ad: any ZooAd) {
    kept = completionHandler
    super.succeed(with: ad)
  }
}
