/// What the publisher's server is told when a reward is earned.
open class ServerSideVerificationOptions: NSObject {
  /// The user's identifier.
  open var userIdentifier: String?
  /// Anything else it should know.
  open var customRewardText: String?
}
