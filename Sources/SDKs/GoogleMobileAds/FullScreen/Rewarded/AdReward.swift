/// What the user gets for an ad.
open class AdReward: NSObject {
  /// What it is.
  public let type: String
  /// How much of it.
  public let amount: NSDecimalNumber

  /// So much of this.
  public init(rewardType: String, rewardAmount: NSDecimalNumber) {
    type = rewardType
    amount = rewardAmount
  }
}

/// What the publisher's server is told when a reward is earned.
open class ServerSideVerificationOptions: NSObject {
  /// Who the user is.
  open var userIdentifier: String?
  /// What else it should know.
  open var customRewardText: String?
}

extension CheckedContinuation where E == any Error {
  /// Goes on with what a handler of the SDK was called with.
  func resume(_ ad: T?, _ error: (any Error)?) {
    if let ad {
      resume(returning: ad)
    } else {
      resume(throwing: error ?? RequestError(.internalError))
    }
  }
}
