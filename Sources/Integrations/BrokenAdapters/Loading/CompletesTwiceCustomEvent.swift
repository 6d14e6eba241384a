import GoogleMobileAds

/// Hands the ad over when it arrives and again when its pictures have arrived, which for this
/// network is the same moment, and never clears the handler in between.
///
/// After the changelog of the Vungle adapter, 6.4.6.0 ("received more than once").
public final class CompletesTwiceCustomEvent: ZooCustomEvent {
  override func succeed(with ad: any ZooAd) {
    let handler = completionHandler
    super.succeed(with: ad)
    _ = handler?(ad, nil)
  }
}
