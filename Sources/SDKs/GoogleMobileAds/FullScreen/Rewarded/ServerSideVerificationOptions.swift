/// What the publisher's server is told when a reward is earned.
open class ServerSideVerificationOptions: NSObject {
  /// Who the user is.
  open var userIdentifier: String?
  /// What else it should know.
  open var customRewardText: String?
}
