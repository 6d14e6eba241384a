import GoogleMobileAds

/// Leaves the handler in its property after the call; the handler holds the ad's load, and the load
/// this adapter.
///
/// After the sample of the first text on custom events; the changelog of the Meta adapter, 5.5.0.0.
public final class KeepsItsHandlerCustomEvent: ZooCustomEvent {
  override func succeed(with ad: any ZooAd) {
    let handler = completionHandler
    super.succeed(with: ad)
    completionHandler = handler
  }
}
