import Simulation

extension Rulebook {
  static let screenRules: [Rule] = [
    Rule(
      id: "screens-out-of-order", severity: .error, party: .adapter,
      sentence: "The adapter reported didDismiss before willDismiss.",
      why: "An application that pauses its game or sound resumes too soon, or never.",
      fix: "Call willPresent, willDismiss and didDismiss once each, in this order.",
      source: "GADMediationAdEventDelegate.h",
      breach: .happened([.willDismiss]) { ad, entry in
        guard let gone = ad.last(.didDismiss), ad.happened(.didDismiss, notSince: .willPresent)
        else { return nil }
        return [gone, entry.number]
      }, wires: ["presentation", "dismissal"]),
    Rule(
      id: "screen-announced-twice", severity: .error, party: .adapter,
      sentence: "A page was announced that already covers the application.",
      why: "An application that counts open pages never resumes.",
      fix: "Call willPresentFullScreenView() once for each page.",
      source: "GADMediationAdEventDelegate.h",
      breach: .happened([.willPresent]) { ad, entry in
        // Another click may open another page.
        let clicks = max(ad.count(.networkClick), ad.count(.googleClick))
        guard ad.isCovered, ad.count(.presentTold) == 0, ad.count(.willPresent) >= clicks,
          let before = ad.last(.willPresent)
        else { return nil }
        return [before, entry.number]
      }, wires: ["presentation"]),
    Rule(
      id: "page-not-reported", severity: .note, party: .adapter,
      sentence: "The network's page covers the application; Google was not told.",
      why:
        "An application that pauses its game or sound when it is covered goes on behind the page.",
      fix: "Call willPresentFullScreenView() when the network says that its page opens.",
      code: "delegate?.willPresentFullScreenView()",
      source: "GADMediationAdEventDelegate.h",
      breach: .missing(after: [.networkPageOpened]) { ad, entry in
        // An adapter that says nothing at all of the click breaks another rule.
        guard !ad.request.isOfSDK7, ad.count(.presented) == 0,
          ad.count(.clickReported) + ad.count(.clickPassedOn) > 0,
          ad.count(.willPresent) < ad.count(.networkPageOpened)
        else { return nil }
        return [entry.number]
      }, wires: ["presentation"]),
    Rule(
      id: "screen-never-closed", severity: .error, party: .adapter,
      sentence: "The user closed a page; ten seconds later, the adapter has not reported it.",
      why:
        "The application waits behind a closed page: its sound stays off, its game stays paused.",
      fix: "Call didDismissFullScreenView() when the network says that its page is closed.",
      code: "delegate?.didDismissFullScreenView()",
      source: "GADMediationAdEventDelegate.h",
      breach: .missing(after: [.coverClosed], within: tenSeconds) { ad, entry in
        // In a full-screen ad the user may close a page and return to the ad, which is not its end.
        guard ad.count(.presented) == 0, !ad.happened(.closeMissed, notSince: .coverClosed),
          let opened = ad.last(.willPresent),
          opened < entry.number, ad.isCovered,
          // An ad that the application has let go of has nobody left to report to.
          !ad.happened(.takenDown, notSince: .willPresent)
            || ad.time(.takenDown) >= entry.time + .seconds(1)
        else { return nil }
        return [opened, entry.number]
      }, wires: ["dismissal"]),
    Rule(
      id: "screen-closed-late", severity: .warning, party: .adapter,
      sentence: "The adapter reported late that a page is closed.",
      why: "The application's sound stays off and its game paused, although the user is back.",
      fix: "Call didDismissFullScreenView() as soon as the network says that its page is closed.",
      code: "delegate?.didDismissFullScreenView()",
      source: "public issues of mediators",
      breach: .happened([.didDismiss]) { ad, entry in
        // Only a network that says so proves that the page is gone.
        guard ad.count(.presented) == 0, let opened = ad.last(.willPresent),
          let closed = ad.last(.networkPageClosed), opened < closed, ad.isCovered,
          entry.time.isLate(after: ad.time(.networkPageClosed))
        else { return nil }
        return [opened, closed, entry.number]
      }, wires: ["dismissal"]),
    Rule(
      id: "screen-closed-early", severity: .error, party: .adapter,
      sentence: "The adapter reported that a page is closed while it was open.",
      why: "The application's sound and its game go on under the page.",
      fix: "Call didDismissFullScreenView() when the network says that its page is closed.",
      code: "delegate?.didDismissFullScreenView()",
      source: "public issues of MAX",
      breach: .happened([.networkPageClosed]) { ad, entry in
        guard ad.count(.presented) == 0, let opened = ad.last(.willPresent),
          let dismissed = ad.last(.didDismiss), opened < dismissed,
          ad.happened(.networkPageOpened, notSince: .networkPageClosed),
          ad.time(.didDismiss) < entry.time
        else { return nil }
        return [opened, dismissed, entry.number]
      }, wires: ["dismissal"]),
    Rule(
      id: "dismissed-without-present", severity: .error, party: .adapter,
      sentence: "The adapter reported didDismiss without willPresent.",
      why: "An application that counts open pages is off by one.",
      fix: "Call willPresentFullScreenView() before the network's page opens.",
      code: "delegate?.willPresentFullScreenView()",
      source: "GADMediationAdEventDelegate.h",
      breach: .happened([.didDismiss]) { ad, entry in
        // An adapter passes on as often as it is told.
        let isToldAgain =
          ad.count(.willPresent) > 0 && ad.count(.networkClosed) > ad.count(.didDismiss)
        guard !isToldAgain else { return nil }
        return ad.count(.willPresent) <= ad.count(.didDismiss) ? [entry.number] : nil
      }, wires: ["presentation", "dismissal"]),
    Rule(
      id: "leaving-not-reported", severity: .warning, party: .adapter,
      sentence: "The ad sent the user to another application; Google was not notified.",
      why: "An application that saves its work when the user leaves is told nothing.",
      fix: "Call mediatedNativeAdWillLeaveApplication just before the other application opens.",
      source: "native custom events of SDK 7",
      breach: .missing(after: [.networkLeavesApp]) { ad, entry in
        guard ad.request.isOfSDK7, ad.count(.willLeave) < ad.count(.networkLeavesApp) else {
          return nil
        }
        return [entry.number]
      }, occasion: .on(.networkLeavesApp, of: .native)),
  ]
}
