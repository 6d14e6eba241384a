/// What the publisher's server is told when a reward is earned.
open class ServerSideVerificationOptions: NSObject, NSCopying {
  /// The user's identifier.
  open var userIdentifier: String?
  /// Anything else it should know.
  open var customRewardText: String?

  /// Another object that says the same.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  var copied: ServerSideVerificationOptions {
    let copy = ServerSideVerificationOptions()
    (copy.userIdentifier, copy.customRewardText) = (userIdentifier, customRewardText)
    return copy
  }

  func says(what other: ServerSideVerificationOptions) -> Bool {
    (userIdentifier, customRewardText) == (other.userIdentifier, other.customRewardText)
  }
}
