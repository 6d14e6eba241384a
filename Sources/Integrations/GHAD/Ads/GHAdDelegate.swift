import Foundation

/// Told what happens to an ad.
public protocol GHAdDelegate: NSObjectProtocol {
  /// There is an ad to show.
  func adDidLoad(_ ad: GHAd)
  /// There is none.
  func adDidFailToLoadAd(_ ad: GHAd, error: Error?)

  /// The ad is on the screen.
  func adDidDisplay(_ ad: GHAd)
  /// The ad is gone.
  func adDidHide(_ ad: GHAd)
  /// The user touched the ad.
  func adDidClick(_ ad: GHAd)
  /// The ad could not be shown.
  func adDidFail(_ ad: GHAd, error: Error?)

  /// The video began. Not every vendor says so.
  func adDidStartRewardedVideo(_ ad: GHAd)
  /// The video is over. Not every vendor says so.
  func adDidCompleteRewardedVideo(_ ad: GHAd)
  /// The user has earned the reward. Some vendors say so only when the ad is gone.
  func adDidRewardUser(_ ad: GHAd, name: String, amount: Double)

  /// The vendor says what the impression was worth; optional.
  func adDidPayRevenue(_ ad: GHAd, revenue: GHADRevenue)
  /// A show is over; optional, and said once for each.
  func adDidEndShow(_ ad: GHAd, outcome: GHADShowOutcome)
}

extension GHAdDelegate {
  public func adDidPayRevenue(_ ad: GHAd, revenue: GHADRevenue) {}
  public func adDidEndShow(_ ad: GHAd, outcome: GHADShowOutcome) {}
}
