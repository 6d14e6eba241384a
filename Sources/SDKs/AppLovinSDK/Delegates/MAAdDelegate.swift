import Foundation

/// Told what happens to an ad.
public protocol MAAdDelegate: NSObjectProtocol {
  /// There is an ad.
  func didLoad(_ ad: MAAd)
  /// There is none.
  func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError)
  /// It is on the screen.
  func didDisplay(_ ad: MAAd)
  /// It is gone.
  func didHide(_ ad: MAAd)
  /// The user touched it.
  func didClick(_ ad: MAAd)
  /// It could not be shown.
  func didFail(toDisplay ad: MAAd, withError error: MAError)
}

/// Told what happens to a rewarded ad.
public protocol MARewardedAdDelegate: MAAdDelegate {
  /// The user has earned the reward. Most networks say so when the ad is about to go.
  func didRewardUser(for ad: MAAd, with reward: MAReward)
  /// The video began. This SDK no longer says so.
  func didStartRewardedVideo(for ad: MAAd)
  /// The video is over. This SDK no longer says so.
  func didCompleteRewardedVideo(for ad: MAAd)
}

extension MARewardedAdDelegate {
  /// Is never called.
  public func didStartRewardedVideo(for ad: MAAd) {}
  /// Is never called.
  public func didCompleteRewardedVideo(for ad: MAAd) {}
}

/// Told what happens to an ad in a view. That it is displayed or hidden is told of ads that cover the
/// application only.
public protocol MAAdViewAdDelegate: MAAdDelegate {
  /// A click has opened a page over the application.
  func didExpand(_ ad: MAAd)
  /// That page is gone.
  func didCollapse(_ ad: MAAd)
}

/// Told what an impression was worth.
public protocol MAAdRevenueDelegate: NSObjectProtocol {
  /// The impression was counted; the ad says what it pays.
  func didPayRevenue(for ad: MAAd)
}

/// Told of requests.
public protocol MAAdRequestDelegate: NSObjectProtocol {
  /// A request leaves the phone.
  func didStartAdRequest(forAdUnitIdentifier adUnitIdentifier: String)
}

/// Told of ads that were too old.
public protocol MAAdExpirationDelegate: NSObjectProtocol {
  /// The SDK has replaced an ad that was too old. Nobody is told that the new one was loaded.
  func didReloadExpiredAd(_ expiredAd: MAAd, withNewAd newAd: MAAd)
}

/// Told which creatives there are.
public protocol MAAdReviewDelegate: NSObjectProtocol {
  /// The creative that is displayed has this identifier in the platform's review.
  func didGenerateCreativeIdentifier(_ creativeIdentifier: String, for ad: MAAd)
}
