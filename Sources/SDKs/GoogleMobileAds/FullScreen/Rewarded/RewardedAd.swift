/// An ad that the user chooses to see for a reward.
open class RewardedAd: RewardingAd {
  /// Loads a rewarded ad.
  open class func load(
    with adUnitID: String, request: Request?,
    completionHandler: @escaping (RewardedAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.rewarded), adUnitID, request, RewardedAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adUnitID: String, request: Request?
  ) async throws -> RewardedAd {
    try await withCheckedThrowingContinuation { continuation in
      load(with: adUnitID, request: request) { continuation.resume($0, $1) }
    }
  }

  /// Loads the ad of an answer that the publisher's server got for a signal.
  open class func load(
    with adResponseString: String,
    completionHandler: @escaping (RewardedAd?, (any Error)?) -> Void
  ) {
    load(
      FullScreenFormat(.rewarded), response: adResponseString, RewardedAd.init(_:unitID:),
      completionHandler)
  }

  /// The same for async code.
  @preconcurrency @MainActor open class func load(
    with adResponseString: String
  ) async throws -> RewardedAd {
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
