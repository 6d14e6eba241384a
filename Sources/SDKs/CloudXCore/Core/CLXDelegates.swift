import UIKit

/// What happens to any ad of CloudX. All of it is told on main, and may be told inside the call that
/// caused it.
public protocol CLXAdDelegate: NSObjectProtocol {
  /// There is an ad.
  func didLoad(_ ad: CLXAd)
  /// There is none.
  func didFailToLoadAd(_ adUnitId: String, error: CLXError)
  /// The user tapped it.
  func didClick(_ ad: CLXAd)
}

/// What happens to an ad that covers the application.
public protocol CLXFullscreenAdDelegate: CLXAdDelegate {
  /// It is on the screen.
  func didDisplay(_ ad: CLXAd)
  /// It is not shown.
  func didFailToDisplay(_ ad: CLXAd, error: CLXError)
  /// It is gone.
  func didHide(_ ad: CLXAd)
}

/// What happens to an ad between two screens.
public protocol CLXInterstitialDelegate: CLXFullscreenAdDelegate {}

/// What happens to an ad that is watched for a reward.
public protocol CLXRewardedDelegate: CLXFullscreenAdDelegate {
  /// The user has earned it.
  func didRewardUser(for ad: CLXAd, with reward: CLXReward)
}

/// What happens to a banner.
public protocol CLXBannerDelegate: CLXAdDelegate {}

/// What an ad pays.
public protocol CLXAdRevenueDelegate: NSObjectProtocol {
  /// An impression was counted.
  func didPayRevenue(for ad: CLXAd)
}
