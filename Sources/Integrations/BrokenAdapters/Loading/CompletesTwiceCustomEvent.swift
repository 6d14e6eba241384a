import GoogleMobileAds

/// Answers when the ad is there, and once more when the network has nothing further to say about it:
/// two callbacks of the network lead to one handler that nobody takes out.
///
/// After the changelog of the Vungle adapter, 6.4.6.0 ("received more than once").
public final class CompletesTwiceCustomEvent: ZooCustomEvent {
  override func succeed(with ad: any ZooAd) {
    let handler = completionHandler
    super.succeed(with: ad)
    _ = handler?(ad, nil)
  }
}
