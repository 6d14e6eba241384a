import GoogleMobileAds

/// Keeps what the last call of the handler gave, and calls it twice: the second answer is nil, and the
/// delegate of the first is gone.
///
/// After the sample of the first text on custom events, which stores the result of a handler that it
/// never lets go of.
public final class LosesItsDelegateCustomEvent: ZooCustomEvent {
  override class var tracksItself: Bool { true }

  override func succeed(with ad: any ZooAd) {
    let handler = completionHandler
    super.succeed(with: ad)
    ad.eventDelegate = handler?(ad, nil)
  }
}
