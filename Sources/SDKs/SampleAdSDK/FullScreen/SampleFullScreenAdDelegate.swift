/// Hears what becomes of a full-screen ad of the Sample network.
public protocol SampleFullScreenAdDelegate: AnyObject {
  /// Here is the ad.
  func adDidLoad(_ ad: SampleFullScreenAd)
  /// There is none.
  func ad(_ ad: SampleFullScreenAd, didFailToLoadAdWith errorCode: SampleErrorCode)
  /// The ad was not shown in time and cannot be shown any more; need not be implemented.
  func adDidExpire(_ ad: SampleFullScreenAd)
  /// The ad could not be shown.
  func ad(_ ad: SampleFullScreenAd, didFailToShowWith error: any Error)
  /// The ad is about to cover the application.
  func adWillPresentScreen(_ ad: SampleFullScreenAd)
  /// The network counted the impression.
  func adDidRecordImpression(_ ad: SampleFullScreenAd)
  /// The network counted a click.
  func adDidRecordClick(_ ad: SampleFullScreenAd)
  /// What has to be watched for the reward began.
  func adDidStartVideo(_ ad: SampleFullScreenAd)
  /// What has to be watched for the reward is over.
  func adDidEndVideo(_ ad: SampleFullScreenAd)
  /// The user has earned the reward.
  func adDidEarnReward(_ ad: SampleFullScreenAd)
  /// The ad is about to go.
  func adWillDismissScreen(_ ad: SampleFullScreenAd)
  /// The ad is gone.
  func adDidDismissScreen(_ ad: SampleFullScreenAd)
}

extension SampleFullScreenAdDelegate {
  /// Whoever shows it all the same is told then.
  public func adDidExpire(_ ad: SampleFullScreenAd) {}
}
