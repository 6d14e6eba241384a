import Simulation

extension Rulebook {
  /// How the publisher's server treats the rewards that Google's server reports.
  static let verificationRules: [Rule] = [
    Rule(
      id: "reward-granted-twice", severity: .error, party: .server,
      sentence: "The publisher's server granted one reward twice.",
      why:
        "Google's server repeats a request that was not answered with 200, and anybody can replay one.",
      fix: "Keep every transaction_id, and grant each once: look it up and store it in one step.",
      source: "Google's guide to server-side verification callbacks",
      breach: .happened([.rewardGranted]) { ad, entry in
        entry.data[.transaction].flatMap { ad.grants[$0] }.map { [$0, entry.number] }
      }),
    Rule(
      id: "reward-never-granted", severity: .error, party: .server,
      sentence: "The user earned a reward, and the publisher's server never granted it.",
      why: "Google's server asks six times within a few seconds, and then never again.",
      fix:
        "Store the request and answer 200 at once; do the rest afterwards. Compare with the application's log what is missing.",
      source: "Google's guide to server-side verification callbacks",
      breach: .happened([.rewardGivenUp]) { ad, entry in
        guard entry.data[.transaction].flatMap({ ad.grants[$0] }) == nil else { return nil }
        return [ad.last(.googleReward), entry.number].compactMap(\.self)
      }, occasion: .on(.rewardGranted, .rewardGivenUp)),
  ]
}
