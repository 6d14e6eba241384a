import Foundation

/// An ad of any vendor.
public protocol GHAd {
  /// Told what happens to the ad.
  var delegate: GHAdDelegate? { get set }
  /// Loads an ad. The completion is called once: true if there is an ad to show.
  func load(params: [String: Any], completion: ((Bool, NSError?) -> Void)?)
  /// Shows the ad. `rewardUser` is called at most once, when the user has earned the reward, and
  /// `completion` once, when the show is over: true if the user was rewarded.
  func show(
    params: [String: Any], rewardUser: ((_ ad: GHAd, _ name: String, _ amount: Double) -> Void)?,
    completion: ((Bool, NSError?) -> Void)?)
}
