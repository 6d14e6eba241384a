import AdServing
import Simulation

/// What the publisher's server is told when a reward is earned, as set when the ad was presented.
struct ServerSideVerification: Equatable {
  let userIdentifier: String?
  let customRewardText: String?

  /// Nobody has said anything.
  static let unsaid = ServerSideVerification(ServerSideVerificationOptions())

  init(_ options: ServerSideVerificationOptions) {
    userIdentifier = options.userIdentifier
    customRewardText = options.customRewardText
  }

  var facts: Fields {
    var facts = Fields.none
    facts[.userIdentifier] = userIdentifier
    facts[.customRewardText] = customRewardText
    return facts
  }

  /// Has Google's server call the publisher's; the SDK is not involved. If nothing is known of that server, there
  /// is one request, and no answer.
  func tell(
    _ server: RewardServer?, of reward: Reward, source: String, unit: String, over wire: Wire
  ) {
    let world = World.current
    // A real call also has a signature and the number of the key it was made with. It is made where it is
    // shown, so that journals do not depend on what is installed.
    var query: Fields = [
      "ad_network": .string(source), "ad_unit": .string(unit),
      "reward_amount": .int(reward.amount), "reward_item": .string(reward.type),
      "timestamp": .int(world.timeline.now.milliseconds),
      "transaction_id": .string(Self.transaction(world.stream("server-side verification"))),
    ]
    query["custom_data"] = customRewardText.map { .string($0) }
    query["user_id"] = userIdentifier.map { .string($0) }
    wire.carry(.verification, RewardCall.message) { [query] in
      guard let server else {
        return World.current.journal.callback(
          from: .google, to: .server, RewardCall.message, .rewardVerified, data: query)
      }
      RewardCall(query, to: server).ask()
    }
  }

  /// A number of 32 hexadecimal digits, unique to this reward.
  private static func transaction(_ stream: RandomStream) -> String {
    (0..<32).map { _ in String(stream.next(below: 16), radix: 16) }.joined()
  }
}
