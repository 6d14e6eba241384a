import Simulation

extension Rulebook {
  static let rewardNotReported = "reward-not-reported"

  static let rewardRules: [Rule] = [
    Rule(
      id: "video-start-not-reported", severity: .warning, party: .adapter,
      sentence: "The network's video started, but the adapter did not report it.",
      why: "Completion reports are missing the number of users who started.",
      fix: "Call didStartVideo() when the network says that its video started.",
      code: "delegate?.didStartVideo()",
      source: "GADMediationRewardedAdEventDelegate.h",
      breach: .missing(after: [.networkVideoStarted]) { ad, entry in
        ad.hasVideoReports && ad.count(.videoStarted) == 0 ? [entry.number] : nil
      }),
    Rule(
      id: "video-end-not-reported", severity: .warning, party: .adapter,
      sentence:
        "The network's video ended, and the adapter had not reported it when the ad closed.",
      why: "A user who watched to the end looks like one who left.",
      fix: "Call didEndVideo() when the network says that its video ended.",
      code: "delegate?.didEndVideo()",
      source: "GADMediationRewardedAdEventDelegate.h; the public sample adapters",
      // Some adapters report it when the ad closes, which is late but loses nothing.
      breach: .missing(after: [.networkClosed]) { ad, entry in
        guard ad.hasVideoReports, let ended = ad.last(.networkVideoEnded),
          ad.count(.videoEnded) == 0
        else { return nil }
        return [ended, entry.number]
      }),
    Rule(
      id: "video-ended-early", severity: .warning, party: .adapter,
      sentence: "The adapter reported the end of a video that the network is still playing.",
      why: "Users who leave early seem to have watched to the end.",
      fix: "Call didEndVideo() when the network says that its video ended, or when the ad closes.",
      source: "GADMediationRewardedAdEventDelegate.h",
      // A network may tell its adapter in either order: the end of the moment decides.
      breach: .missing(after: [.videoEnded]) { ad, entry in
        guard let started = ad.last(.networkVideoStarted),
          ad.count(.networkVideoEnded) + ad.count(.networkClosing) + ad.count(.networkClosed) == 0
        else { return nil }
        return [started, entry.number]
      }),
    Rule(
      id: "reward-twice", severity: .error, party: .adapter,
      sentence: "The adapter reported the reward more than once.",
      why: "An SDK without a guard gives it twice.",
      fix: "Call didRewardUser() only when the network says that the reward is earned.",
      source: "changelogs of public adapters",
      breach: .noted(.rewardTwice), occasion: .on(.rewardReported), wires: ["reward"]),
    Rule(
      id: rewardNotReported, severity: .error, party: .adapter,
      sentence: "The user earned the reward; Google was not told.",
      why: "Users who watched to the end get nothing, and complain in their reviews.",
      fix:
        "Call didRewardUser() when the network says that the reward is earned, also after the close.",
      code: "delegate?.didRewardUser()",
      source: "GADMediationRewardedAdEventDelegate.h; changelogs of public adapters",
      breach: .missing(
        after: [.networkReward, .networkRewarded, .didDismiss], within: .seconds(10), rewardIsDue),
      wires: ["reward"]),
    Rule(
      id: "reward-not-earned", severity: .error, party: .adapter,
      sentence: "The adapter reported a reward that its network did not count.",
      why: "Users who close the ad at once are rewarded too, and the advertiser pays for nothing.",
      fix: "Do not reward on start or on close: wait for the network.",
      source: "changelogs of public adapters",
      // A network may tell its adapter before it counts: the end of the moment decides.
      breach: .missing(after: [.rewardReported]) { ad, entry in
        // A network that tells it too early has misled its adapter.
        ad.networkSpeaks && ad.countAtMost(.networkReward) == 0 && ad.count(.networkRewarded) == 0
          ? [entry.number] : nil
      }, occasion: .networkSpeaks),
    Rule(
      id: "reward-told-early", severity: .error, party: .network,
      sentence: "The network's SDK reported a reward that nobody had earned yet.",
      why: "Users who close the ad at once are rewarded, too, and its own book has no reward.",
      fix: "Report the reward when the ad has been watched, not when it appears.",
      source: "public issues of networks",
      // A network that counts impressions counts rewards, too; it may do so just after it has told.
      breach: .covering([.networkRewarded], within: .zero) { ad, entry in
        guard entry.from.role == .network, ad.countAtMost(.networkImpression) > 0,
          ad.countAtMost(.networkReward) == 0
        else { return nil }
        return [ad.cameToCover, entry.number].compactMap(\.self)
      }, occasion: .on(.networkShowAsked)),
    Rule(
      id: "reward-never-told", severity: .error, party: .network,
      sentence: "The network counted a reward, and never told its adapter of it.",
      why: "The user has watched for nothing, and the adapter has nothing to pass on.",
      fix: "Tell the listener of the reward when it is earned, or before the end at the latest.",
      source: "public issues of networks and of their adapters",
      breach: .covering([.networkRewardUntold]) { ad, entry in
        guard ad.count(.presentTold) > 0 else { return nil }
        return [ad.last(.networkReward), entry.number].compactMap(\.self)
      }, occasion: .on(.networkReward, of: .fullScreen)),
    show(
      .closedUnearned, .error,
      sentence: "The network's ad closed by itself, and its reward can't be earned any more.",
      why: "A user who would have watched to the end gets nothing, and was not asked.",
      fix:
        "Let the ad go on to its end, also where the user comes back to it; say that it cannot be shown where its video cannot be played."
    ),
    show(
      .closedOnReturn, .warning,
      sentence: "The network closed its ad by itself as the user came back to it.",
      why: "The user sees it vanish after a page, or another application, that it has opened.",
      fix: "Let the ad go on where the user has left it, and close it when the user does."),
    show(
      .rewardImpossible, .error,
      sentence: "The network served a rewarded unit an ad without a reward to earn.",
      why: "The user, who was promised one, can close it at once and gets nothing.",
      fix: "Serve a rewarded unit rewarded ads alone; report the creative's id to the network."),
    show(
      .restartedOnReturn, .warning,
      sentence: "The network's ad started over when the user came back to it.",
      why: "A user who follows the ad to its store watches it twice, or never gets to its end.",
      fix: "Keep the position as the user leaves, and go on from there."),
    show(
      .closeIgnored, .error,
      sentence: "The user tapped the close button of the network's ad, and nothing happened.",
      why: "The user can only quit the application, and a reward that was earned may be lost.",
      fix: "Close the ad at the first tap, whatever its page or its video does then."),
    show(
      .closeOutOfReach, .error,
      sentence: "The close button of the network's ad lies where no tap reaches it.",
      why:
        "The user sees it under the system's buttons or the camera, and can only quit the application.",
      fix:
        "Draw all buttons within the window's safe area, and again when the system's bars change."),
    show(
      .screenLeft, .error,
      sentence: "The network told that its ad is gone, and left its empty screen there.",
      why: "The application goes on under a white or black screen: the user can only quit it.",
      fix: "Dismiss the ad's controller, activity or window, and tell its end when that is gone."),
    show(
      .buttonMissing, .warning,
      sentence: "The network's ad has no button that leads anywhere.",
      why: "Nobody can tap it, so that it earns nothing by clicks.",
      fix: "Draw the call to action, or make all of the ad lead to its page."),
    show(
      .stoodStill, .error,
      sentence: "The network's ad stood still before its end.",
      why: "It has no close button and earns no reward: the user can only quit the application.",
      fix: "Watch the player, and go on to the end card, or to the close button, where it stalls."),
    show(
      .endCardMissing, .warning,
      sentence: "No end card followed the network's video.",
      why: "The last picture stays, or nothing does: there is no button to the store.",
      fix: "Load the end card before the video begins, and draw it when the video is over."),
  ]

  /// A network has noted what is wrong with how its ad goes on the screen.
  private static func show(
    _ violation: Violation, _ severity: Rule.Severity, sentence: String, why: String, fix: String
  ) -> Rule {
    Rule(
      id: violation.rawValue, severity: severity, party: .network, sentence: sentence, why: why,
      fix: fix, source: "public issues of networks", breach: .noted(violation),
      occasion: .on(.networkShowAsked))
  }

  /// A network counts the reward when it is earned but may report it only when its ad is gone: the
  /// adapter's time starts when it is told. If a network's events are not in the journal, only its
  /// count is known, and the time starts when the ad is gone.
  private static let rewardIsDue: Rule.Check = { ad, entry in
    let earned = [ad.last(.networkReward), ad.last(.networkRewarded)].compactMap { $0 }.sorted()
    guard ad.count(.rewardReported) + ad.count(.networkRewardUntold) == 0, !earned.isEmpty,
      !ad.wasSaidToBeGone
    else { return nil }
    let start = ad.last(.networkRewarded) ?? max(earned[0], ad.last(.didDismiss) ?? 0)
    let isTold = ad.count(.networkRewarded) > 0 || !ad.isPresented
    return isTold && entry.number == start ? earned : nil
  }
}
