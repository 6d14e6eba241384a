/// Told what happens to a full-screen ad of the Sample network.
public protocol SampleFullScreenAdDelegate: AnyObject {
  /// The ad was loaded.
  func adDidLoad(_ ad: SampleFullScreenAd)
  /// There is no ad.
  func ad(_ ad: SampleFullScreenAd, didFailToLoadAdWith errorCode: SampleErrorCode)
  /// The ad was not shown in time and cannot be shown any more; optional.
  func adDidExpire(_ ad: SampleFullScreenAd)
  /// The ad could not be shown.
  func ad(_ ad: SampleFullScreenAd, didFailToShowWith error: any Error)
  /// The ad is about to cover the application.
  func adWillPresentScreen(_ ad: SampleFullScreenAd)
  /// The network counted the impression.
  func adDidRecordImpression(_ ad: SampleFullScreenAd)
  /// The network counted a click.
  func adDidRecordClick(_ ad: SampleFullScreenAd)
  /// The video, or countdown, for the reward began.
  func adDidStartVideo(_ ad: SampleFullScreenAd)
  /// The video, or countdown, for the reward is over.
  func adDidEndVideo(_ ad: SampleFullScreenAd)
  /// The user has earned the reward.
  func adDidEarnReward(_ ad: SampleFullScreenAd)
  /// The ad is about to go.
  func adWillDismissScreen(_ ad: SampleFullScreenAd)
  /// The ad is gone.
  func adDidDismissScreen(_ ad: SampleFullScreenAd)
}

extension SampleFullScreenAdDelegate {
  /// Does nothing; a late attempt to show the ad fails.
  public func adDidExpire(_ ad: SampleFullScreenAd) {}
}
