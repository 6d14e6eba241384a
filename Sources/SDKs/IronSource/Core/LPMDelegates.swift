import UIKit

/// What happens to an ad between two screens. All of it is told on main.
public protocol LPMInterstitialAdDelegate: NSObjectProtocol {
  /// There is an ad.
  func didLoadAd(with adInfo: LPMAdInfo)
  /// There is none, or it could not be asked for.
  func didFailToLoadAd(withAdUnitId adUnitId: String, error: any Error)
  /// It is on the screen.
  func didDisplayAd(with adInfo: LPMAdInfo)
  /// It is not shown.
  func didFailToDisplayAd(with adInfo: LPMAdInfo, error: any Error)
  /// The user tapped it.
  func didClickAd(with adInfo: LPMAdInfo)
  /// It is gone.
  func didCloseAd(with adInfo: LPMAdInfo)
  /// While it waits, another one has come with other values.
  func didChangeAdInfo(_ adInfo: LPMAdInfo)
}

extension LPMInterstitialAdDelegate {
  public func didFailToDisplayAd(with adInfo: LPMAdInfo, error: any Error) {}
  public func didClickAd(with adInfo: LPMAdInfo) {}
  public func didCloseAd(with adInfo: LPMAdInfo) {}
  public func didChangeAdInfo(_ adInfo: LPMAdInfo) {}
}

/// What happens to an ad that is watched for a reward. All of it is told on main.
public protocol LPMRewardedAdDelegate: NSObjectProtocol {
  /// There is an ad.
  func didLoadAd(with adInfo: LPMAdInfo)
  /// There is none, or it could not be asked for.
  func didFailToLoadAd(withAdUnitId adUnitId: String, error: any Error)
  /// It is on the screen.
  func didDisplayAd(with adInfo: LPMAdInfo)
  /// The user has earned the reward; the ad may be gone already.
  func didRewardAd(with adInfo: LPMAdInfo, reward: LPMReward)
  /// It is not shown.
  func didFailToDisplayAd(with adInfo: LPMAdInfo, error: any Error)
  /// The user tapped it.
  func didClickAd(with adInfo: LPMAdInfo)
  /// It is gone.
  func didCloseAd(with adInfo: LPMAdInfo)
  /// While it waits, another one has come with other values.
  func didChangeAdInfo(_ adInfo: LPMAdInfo)
}

extension LPMRewardedAdDelegate {
  public func didFailToDisplayAd(with adInfo: LPMAdInfo, error: any Error) {}
  public func didClickAd(with adInfo: LPMAdInfo) {}
  public func didCloseAd(with adInfo: LPMAdInfo) {}
  public func didChangeAdInfo(_ adInfo: LPMAdInfo) {}
}

/// What happens to a banner. All of it is told on main.
public protocol LPMBannerAdViewDelegate: NSObjectProtocol {
  /// There is an ad.
  func didLoadAd(with adInfo: LPMAdInfo)
  /// There is none, or it could not be asked for.
  func didFailToLoadAd(withAdUnitId adUnitId: String, error: any Error)
  /// It is on the screen.
  func didDisplayAd(with adInfo: LPMAdInfo)
  /// The user tapped it.
  func didClickAd(with adInfo: LPMAdInfo)
}

extension LPMBannerAdViewDelegate {
  public func didDisplayAd(with adInfo: LPMAdInfo) {}
  public func didClickAd(with adInfo: LPMAdInfo) {}
}

/// Hears of every impression.
public protocol LPMImpressionDataDelegate: NSObjectProtocol {
  /// An impression was counted.
  func impressionDataDidSucceed(_ impressionData: LPMImpressionData)
}

extension LPMImpressionDataDelegate {
  public func impressionDataDidSucceed(_ impressionData: LPMImpressionData) {}
}
