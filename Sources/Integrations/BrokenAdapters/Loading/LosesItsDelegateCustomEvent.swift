import GoogleMobileAds

/// Keeps what the last call of the handler gave, and calls it twice: the second answer is nil, and the
/// delegate of the first is gone.
///
/// After the public guide to native custom events, whose sample stores what the handler gives and never
/// lets go of the handler.
public final class LosesItsDelegateCustomEvent: ZooCustomEvent {
  override class var tracksItself: Bool { true }

  override func succeed(with ad: any ZooAd) {
    let handler = completionHandler
    super.succeed(with: ad)
    ad.eventDelegate = handler?(ad, nil)
  }
}
