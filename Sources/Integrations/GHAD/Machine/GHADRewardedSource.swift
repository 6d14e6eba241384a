import Foundation

/// A vendor's rewarded ad of one ad unit, behind GHAD's words.
public protocol GHADRewardedSource: AnyObject {
  /// Called with everything the vendor tells.
  var onEvent: ((GHADVendorEvent) -> Void)? { get set }
  /// Whether the vendor could show an ad now. An ad may have expired without a word.
  var isReady: Bool { get }
  /// Requests an ad.
  func load()
  /// Shows the ad.
  func show(params: [String: Any])
}

/// What a vendor tells about its ad. Where an ad's number is nil, the vendor does not say which of
/// its ads is meant.
public enum GHADVendorEvent: Equatable, Sendable {
  /// There is an ad.
  case loaded(GHADLoadedAd)
  /// There is none.
  case failedToLoad(GHADFailure)
  /// The ad that waited was too old, and the vendor has replaced it by itself.
  case reloadedExpired(GHADLoadedAd)
  /// The ad that waited is too old.
  case expired
  /// It is on the screen.
  case displayed
  /// The user touched it.
  case clicked
  /// Its video began, or is over.
  case videoStarted, videoCompleted
  /// What the impression was worth.
  case paid(GHADRevenue)
  /// The user has earned the reward.
  case rewarded(GHADReward, ad: Int?)
  /// It is gone.
  case hidden(ad: Int?)
  /// It could not be shown.
  case failedToDisplay(GHADFailure)
}
