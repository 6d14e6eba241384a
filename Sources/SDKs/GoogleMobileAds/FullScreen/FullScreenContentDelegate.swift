/// An ad that covers the application.
public protocol FullScreenPresentingAd: NSObjectProtocol {
  /// Told what happens to the ad.
  var fullScreenContentDelegate: (any FullScreenContentDelegate)? { get set }
}

/// Told what happens to an ad that covers the application.
public protocol FullScreenContentDelegate: NSObjectProtocol {
  /// The impression was counted.
  func adDidRecordImpression(_ ad: any FullScreenPresentingAd)
  /// A click was counted.
  func adDidRecordClick(_ ad: any FullScreenPresentingAd)
  /// The ad could not be shown.
  func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error)
  /// The ad is about to cover the application.
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd)
  /// The ad is about to go.
  func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
  /// The ad is gone.
  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
}

extension FullScreenContentDelegate {
  /// Nothing.
  public func adDidRecordImpression(_ ad: any FullScreenPresentingAd) {
    OptionalRequirement.leftOut(by: self)
  }
  /// Nothing.
  public func adDidRecordClick(_ ad: any FullScreenPresentingAd) {
    OptionalRequirement.leftOut(by: self)
  }
  /// Nothing.
  public func ad(
    _ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error
  ) { OptionalRequirement.leftOut(by: self) }
  /// Nothing.
  public func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {
    OptionalRequirement.leftOut(by: self)
  }
  /// Nothing.
  public func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    OptionalRequirement.leftOut(by: self)
  }
  /// Nothing.
  public func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    OptionalRequirement.leftOut(by: self)
  }
}
