import Simulation

extension Rulebook {
  static let fullScreenRules: [Rule] = [
    Rule(
      id: "presented-and-silent", severity: .error, party: .adapter,
      sentence: "The adapter was asked to show its ad and said nothing for a second.",
      why: "The application waits for an ad that neither comes nor fails: the user is stuck.",
      mend: "Call didFailToPresentWithError(_:) when there is nothing to show.",
      source: "changelogs of public adapters; the public sample interstitial",
      breach: .missing(after: [.presentTold], within: .seconds(1)) { ad, entry in
        ad.count(.willPresent) + ad.count(.presentFailed) == 0 ? [entry.number] : nil
      }),
    Rule(
      id: "presentation-out-of-order", severity: .error, party: .adapter,
      sentence: "The adapter reported a step of a full-screen ad that cannot come then.",
      why: "Google passes none of it on: the application believes that the ad is where it was.",
      mend:
        "Report willPresent, willDismiss and didDismiss in this order, once, or a failure alone.",
      source: "the public sample adapters; changelogs of public adapters",
      breach: .noted("presentation-out-of-order")),
    Rule(
      id: "full-screen-never-closed", severity: .error, party: .adapter,
      sentence: "The network's full-screen ad is gone, and the adapter never said so.",
      why: "The application never goes on, and its next ad is not loaded.",
      mend: "Call didDismissFullScreenView() when the network says that its ad is gone.",
      source: "changelogs of public adapters",
      breach: .missing(after: [.networkClosed]) { ad, entry in
        ad.count(.didDismiss) == 0 ? [entry.number] : nil
      }),
    Rule(
      id: "closed-by-force", severity: .warning, party: .network,
      sentence: "The user found nothing to close the ad with, and took it off by force.",
      why: "On a phone that means to end the application, and often to delete it.",
      mend: "Show a button to close with, after a few seconds or when the countdown is over.",
      source: "policies on disruptive ads; reviews of applications",
      breach: .happened([.coverForced]) { ad, entry in
        guard ad.count(.presented) > 0, ad.isCovered, let came = ad.last(.willPresent) else {
          return nil
        }
        return [came, entry.number]
      }),
    Rule(
      id: "reward-twice", severity: .error, party: .adapter,
      sentence: "The adapter reported the reward more than once.",
      why: "An SDK that does not guard itself gives it twice.",
      mend: "Call didRewardUser() when the network says that the reward is earned, and only then.",
      source: "changelogs of public adapters",
      breach: .noted("reward-twice")),
    Rule(
      id: "reward-not-reported", severity: .error, party: .adapter,
      sentence: "The user earned the reward, and the adapter never reported it.",
      why: "Users who stayed to the end get nothing, and say so in their reviews.",
      mend: "Call didRewardUser() when the network says that the reward is earned.",
      source: "GADMediationRewardedAdEventDelegate.h; changelogs of public adapters",
      breach: .missing(
        after: [.networkReward, .rewardTold, .didDismiss], within: .seconds(10), rewardIsDue)),
    Rule(
      id: "reward-not-earned", severity: .error, party: .adapter,
      sentence: "The adapter reported a reward that its network knows nothing of.",
      why: "Whoever closes the ad at once is rewarded as well, and the advertiser pays for nobody.",
      mend: "Do not reward on start or on close: wait for the network.",
      source: "changelogs of public adapters",
      // A network may tell its adapter before it writes into its book: the moment's end decides.
      breach: .missing(after: [.rewardReported]) { ad, entry in
        ad.networkSpeaks && ad.count(.networkReward) == 0 ? [entry.number] : nil
      }),
  ]

  /// A network counts when the reward is earned and may say so only when its ad is gone: the adapter's
  /// time begins when it is told. Of a network whose words are not in the journal the book is known:
  /// there it begins when the ad is gone.
  private static let rewardIsDue: Rule.Check = { ad, entry in
    let earned = [ad.last(.networkReward), ad.last(.rewardTold)].compactMap { $0 }.sorted()
    guard ad.count(.rewardReported) == 0, !earned.isEmpty else { return nil }
    let start = ad.last(.rewardTold) ?? max(earned[0], ad.last(.didDismiss) ?? 0)
    let isTold = ad.count(.rewardTold) > 0 || !ad.isCovered
    return isTold && entry.number == start ? earned : nil
  }
}
