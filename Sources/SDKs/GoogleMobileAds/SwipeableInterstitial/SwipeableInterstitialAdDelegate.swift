/// Told what happens to a swipeable interstitial.
@preconcurrency @MainActor
public protocol SwipeableInterstitialAdDelegate: NSObjectProtocol {
  /// The impression was counted.
  func swipeableInterstitialAdDidRecordImpression(
    _ swipeableInterstitialAd: SwipeableInterstitialAd)
  /// A click was counted.
  func swipeableInterstitialAdDidRecordClick(_ swipeableInterstitialAd: SwipeableInterstitialAd)
  /// A page is about to cover the application.
  func swipeableInterstitialAdWillPresentScreen(
    _ swipeableInterstitialAd: SwipeableInterstitialAd)
  /// The page is about to go.
  func swipeableInterstitialAdWillDismissScreen(
    _ swipeableInterstitialAd: SwipeableInterstitialAd)
  /// The page is gone.
  func swipeableInterstitialAdDidDismissScreen(
    _ swipeableInterstitialAd: SwipeableInterstitialAd)
}

extension SwipeableInterstitialAdDelegate {
  /// Nothing.
  public func swipeableInterstitialAdDidRecordImpression(
    _ swipeableInterstitialAd: SwipeableInterstitialAd
  ) {}
  /// Nothing.
  public func swipeableInterstitialAdDidRecordClick(
    _ swipeableInterstitialAd: SwipeableInterstitialAd
  ) {}
  /// Nothing.
  public func swipeableInterstitialAdWillPresentScreen(
    _ swipeableInterstitialAd: SwipeableInterstitialAd
  ) {}
  /// Nothing.
  public func swipeableInterstitialAdWillDismissScreen(
    _ swipeableInterstitialAd: SwipeableInterstitialAd
  ) {}
  /// Nothing.
  public func swipeableInterstitialAdDidDismissScreen(
    _ swipeableInterstitialAd: SwipeableInterstitialAd
  ) {}
}
