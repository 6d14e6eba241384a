import GoogleMobileAds

/// Stores what each call of the handler returns, and calls it twice: the second result is nil, and
/// the delegate from the first is gone.
///
/// After the public guide to native custom events, whose sample stores what the handler returns and
/// never releases the handler.
public final class LosesItsDelegateCustomEvent: ZooCustomEvent {
  override class var tracksItself: Bool { true }

  override func succeed(with ad: any ZooAd) {
    let handler = completionHandler
    super.succeed(with: ad)
    ad.eventDelegate = handler?(ad, nil)
  }
}
