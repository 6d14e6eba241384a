/// The signed parameters of a request, in the order in which they are sent.
package enum CallbackParameter: String, CaseIterable, Sendable {
  case adNetwork = "ad_network"
  case adUnit = "ad_unit"
  case customData = "custom_data"
  case rewardAmount = "reward_amount"
  case rewardItem = "reward_item"
  case timestamp
  case transaction = "transaction_id"
  case user = "user_id"

  /// Whether it is only there when the app set it.
  package var isOptional: Bool { self == .customData || self == .user }
}
