/// What the user gets for an ad.
open class AdReward: NSObject {
  /// What it is.
  public let type: String
  /// How much of it.
  public let amount: NSDecimalNumber

  /// This much of this.
  public init(rewardType: String, rewardAmount: NSDecimalNumber) {
    type = rewardType
    amount = rewardAmount
  }
}
