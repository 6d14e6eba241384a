/// An ad that comes by itself and rewards users who stay. The application announces it first, with
/// a way out.
open class RewardedInterstitialAd: RewardingAd {
  /// Loads a rewarded interstitial.
  open class func load(
    with adUnitID: String, request: Request?,
    completionHandler: @escaping (RewardedInterstitialAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.rewardedInterstitial), adUnitID, request,
      RewardedInterstitialAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adUnitID: String, request: Request?
  ) async throws -> RewardedInterstitialAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adUnitID, request: request) { continuation.resume($0, $1) }
    }
  }

  /// Loads the ad of an answer that the publisher's server got for a signal.
  open class func load(
    with adResponseString: String,
    completionHandler: @escaping (RewardedInterstitialAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.rewardedInterstitial), response: adResponseString,
      RewardedInterstitialAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adResponseString: String
  ) async throws -> RewardedInterstitialAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adResponseString) { continuation.resume($0, $1) }
    }
  }

  /// Shows the ad over the controller, or over the topmost one; works once. The handler is called
  /// when the user has earned the reward, and at most once.
  @preconcurrency @MainActor open func present(
    from rootViewController: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void
  ) {
    present(
      "present(from:userDidEarnRewardHandler:)", from: rootViewController,
      earned: userDidEarnRewardHandler)
  }
}
