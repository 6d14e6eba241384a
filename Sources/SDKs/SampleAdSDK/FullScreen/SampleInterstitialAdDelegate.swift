/// Told what happens to an interstitial of the Sample network.
public protocol SampleInterstitialAdDelegate: NSObjectProtocol {
  /// The ad was loaded.
  func interstitialDidLoad(_ interstitial: SampleInterstitial)
  /// There is no ad.
  func interstitial(
    _ interstitial: SampleInterstitial, didFailToLoadAdWith errorCode: SampleErrorCode)
  /// The ad is about to cover the application.
  func interstitialWillPresentScreen(_ interstitial: SampleInterstitial)
  /// The ad is about to go.
  func interstitialWillDismissScreen(_ interstitial: SampleInterstitial)
  /// The ad is gone.
  func interstitialDidDismissScreen(_ interstitial: SampleInterstitial)
  /// A click is about to leave the application.
  func interstitialWillLeaveApplication(_ interstitial: SampleInterstitial)
}
