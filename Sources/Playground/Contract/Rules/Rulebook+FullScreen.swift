import Simulation

extension Rulebook {
  /// The id of the rule that an event goes to the delegate of the ad that it is about.
  static let toldTheWrongAd = "told-the-wrong-ad"

  static let fullScreenRules: [Rule] = [
    Rule(
      id: "ready-and-refused-again", severity: .warning, party: .network,
      sentence: "The network refused, once more, to show an ad that it had said was ready.",
      why:
        "The application has an ad and can show none: a user waits, and no other network is asked.",
      fix:
        "Say that an ad is ready when its creative is there, and fail the load where it is not.",
      source: "public issues of wrappers and of networks",
      // One ad may break; the second shows that ready means nothing.
      breach: .covering([.networkShowFailed]) { ad, entry in
        guard ad.isRefusedAtOnce(by: entry), ad.wasRefused(before: entry),
          let answered = ad.last(.networkAnswered)
        else { return nil }
        return [answered, entry.number]
      }),
    Rule(
      id: "left-behind", severity: .error, party: .network,
      sentence: "The network's ad is gone, and something of it stays with the application.",
      why:
        "It covers the screen, takes the touches, or keeps the sound off: the user has to restart.",
      fix: "Undo what the ad began, however it ends: its overlay, window, sound and orientation.",
      source: "public issues of networks and of wrappers",
      breach: .noted(.leftBehind), occasion: .on(.networkShowAsked)),
    Rule(
      id: Violation.mainBlocked.rawValue, severity: .error, party: .network,
      sentence: "The network kept the main thread for seconds.",
      why: "Nothing moves and no touch is answered; a phone offers to quit the application.",
      fix:
        "Decode, unpack, read and wait on a queue of your own; come to main with what to draw.",
      source: "public issues of networks and of plugins",
      breach: .noted(.mainBlocked), occasion: .on(.networkAsked)),
    Rule(
      id: Violation.pageBlank.rawValue, severity: .error, party: .network,
      sentence: "A tap opened a page of the network's, and the page stayed empty.",
      why: "The click is counted and paid, and the user finds nothing behind it.",
      fix:
        "Load the address in a web view that lets scripts and redirects run, or open the browser; close the page where it fails.",
      source: "public issues of networks and of plugins",
      breach: .noted(.pageBlank), occasion: .on(.networkClick)),
    Rule(
      id: "presented-and-silent", severity: .error, party: .adapter,
      sentence: "The adapter was asked to show its ad and did not answer within a second.",
      why:
        "The application hears neither that the ad opened nor that it failed: it waits, or plays on under it.",
      fix:
        "Call willPresentFullScreenView() when it opens, and didFailToPresentWithError(_:) if it can't.",
      olderFix: "Answer only with an ad that is ready: SDK 7 had no call to refuse to show it.",
      code: "delegate?.didFailToPresentWithError(error)",
      source: "changelogs of public adapters; the public sample interstitial",
      breach: .missing(after: [.presentTold], within: .seconds(1)) { ad, entry in
        // SDK 7 had no call to pass on what the network says only when it is to show its ad.
        let isExcused =
          ad.olderFormat != nil && ad.count(.networkAnswered) > 0
          && ad.last(.networkShowFailed).map { $0 > entry.number } == true
        let isSilent = ad.count(.willPresent) + ad.count(.presentFailed) == 0
        guard isSilent, !isExcused else { return nil }
        let refusal = ad.last(.networkShowFailed).flatMap { $0 > entry.number ? $0 : nil }
        return [entry.number, refusal].compactMap(\.self)
      }, wires: ["show", "presentation", "refusal"]),
    Rule(
      id: "stale-ad-shown", severity: .error, party: .adapter,
      sentence:
        "The network said that its ad had expired, but the adapter showed something anyway.",
      why: "No one pays for an expired ad, and its offer may be over.",
      fix: "Let the network show it, and pass on a refusal with didFailToPresentWithError(_:).",
      olderFix:
        "Answer only with an ad that is still good when it is shown: SDK 7 had no call to refuse that.",
      source: "changelogs of public adapters",
      breach: .happened([.willPresent]) { ad, entry in
        // An ad that expires while on screen may stay.
        guard let expired = ad.last(.networkExpired), let told = ad.last(.presentTold),
          expired < told, ad.count(.presentFailed) == 0
        else { return nil }
        return [expired, told, entry.number]
      }, occasion: .on(.networkExpired)),
    Rule(
      id: "blank-screen", severity: .error, party: .adapter,
      sentence: "The ad was announced, but a second later the screen is still blank.",
      why: "The application is blocked by an ad that cannot be seen or closed.",
      fix: "Keep the network's ad and its view controller until the ad is gone.",
      source: "changelogs of public adapters",
      breach: .noted(.blankScreen), occasion: .on(.willPresent, of: .fullScreen)),
    Rule(
      id: "presentation-out-of-order", severity: .error, party: .adapter,
      sentence:
        "The adapter reported a step of a full-screen ad that is impossible at this point.",
      why:
        "Google does not pass it on, so the application does not learn what happened to the ad.",
      fix:
        "Report willPresent, willDismiss, didDismiss once each, in this order, or one failure.",
      source: "the public sample adapters; changelogs of public adapters",
      breach: .noted(.presentationOutOfOrder), occasion: .on(.willPresent, of: .fullScreen),
      wires: ["presentation", "dismissal"]),
    Rule(
      id: "reported-after-failure", severity: .error, party: .adapter,
      sentence: "The adapter said that its ad could not be shown, but went on reporting.",
      why: "The application has moved on, and is now told about an ad that never opened.",
      fix: "Call only didFailToPresentWithError(_:), and nothing after it.",
      source: "changelogs of public adapters",
      breach: .happened([
        .willPresent, .willDismiss, .didDismiss, .presentFailed, .impressionReported,
        .clickReported, .videoStarted, .videoEnded, .rewardReported,
      ]) { ad, entry in
        // An ad that was on the screen when it failed is covered by another rule.
        guard let failed = ad.last(.presentFailed), !ad.isShownAfterFailure,
          ad.happened(.presentRefused, notSince: .presentFailed)
        else { return nil }
        return [failed, entry.number]
      }, occasion: .on(.presentFailed)),
    Rule(
      id: toldTheWrongAd, severity: .error, party: .adapter,
      sentence: "An event of this ad was reported to another ad's event delegate.",
      why:
        "The application hears of no count, reward or close of this ad, and of too many of the other.",
      fix:
        "Keep the delegate that the load's handler returns with that load's ad, not in a static.",
      olderFix: "Tell the delegate of the custom event that has the ad, not one in a static.",
      source: "changelogs of public adapters",
      breach: .noted(.toldTheWrongAd), occasion: .on(.willPresent, of: .fullScreen)),
    Rule(
      id: "full-screen-never-closed", severity: .error, party: .adapter,
      sentence:
        "The network's full-screen ad is closed; ten seconds later, nobody has reported it.",
      why: "The application stays paused, and its next ad is not loaded.",
      fix: "Call didDismissFullScreenView() when the network says that its ad is closed.",
      code: "delegate?.didDismissFullScreenView()",
      source: "changelogs of public adapters",
      // If the journal does not show the network, its ad leaving the screen tells.
      breach: .missing(after: [.networkClosed, .leftUntold], within: tenSeconds) { ad, entry in
        guard ad.count(.presentTold) > 0, ad.count(.didDismiss) + ad.count(.coverForced) == 0
        else { return nil }
        let isOfNetwork = entry.sense == .networkClosed
        return isOfNetwork || ad.saysNothingOfItsEnd ? [entry.number] : nil
      }, wires: ["dismissal"]),
    Rule(
      id: "full-screen-closed-late", severity: .warning, party: .adapter,
      sentence: "The adapter reported late that the network's full-screen ad is closed.",
      why:
        "The application stays paused until then, and an ad that it loads there comes too late.",
      fix: "Call didDismissFullScreenView() as soon as the network says so; clean up afterwards.",
      code: "delegate?.didDismissFullScreenView()",
      source: "public issues of mediators",
      breach: .happened([.didDismiss]) { ad, entry in
        guard ad.count(.presentTold) > 0, ad.count(.didDismiss) + ad.count(.coverForced) == 0,
          let end = ad.last(.networkClosed)
            ?? (ad.saysNothingOfItsEnd ? ad.last(.leftUntold) : nil)
        else { return nil }
        let sense: Sense = ad.count(.networkClosed) > 0 ? .networkClosed : .leftUntold
        return entry.time.isLate(after: ad.time(sense)) ? [end, entry.number] : nil
      }, wires: ["dismissal"]),
    Rule(
      id: "full-screen-closed-early", severity: .error, party: .adapter,
      sentence:
        "The adapter reported that its full-screen ad is closed while it was on the screen.",
      why:
        "The application goes on under the ad: its game runs, and its next ad cannot be shown.",
      fix:
        "Call didDismissFullScreenView() when the network says that its ad is closed, not before.",
      code: "delegate?.didDismissFullScreenView()",
      source: "public issues of MAX",
      // An adapter may believe a network that says so too early.
      breach: .happened([.networkClosed, .networkClosedUntold]) { ad, entry in
        guard let told = ad.last(.presentTold), let dismissed = ad.last(.didDismiss),
          told < dismissed, ad.time(.didDismiss) < entry.time,
          !ad.happened(.networkClosed, notSince: .presentTold)
        else { return nil }
        return [dismissed, entry.number]
      }, occasion: .on(.didDismiss, of: .fullScreen), wires: ["dismissal"]),
    Rule(
      id: "closed-by-force", severity: .warning, party: .network,
      sentence: "The ad could not be closed, and was forced off the screen.",
      why: "On a phone that means quitting the application, and often deleting it.",
      fix: "Show a close button after a few seconds or when the countdown ends.",
      source: "policies on disruptive ads; reviews of applications",
      breach: .covering([.coverForced], within: .zero) { ad, entry in
        // An impatient user may force an ad away that has a close button, or will have one.
        guard ad.count(.coverWasClosable) == 0,
          ad.happened(.networkSticks, notSince: .willPresent) || !ad.countsDown(at: entry.time)
        else { return nil }
        return ad.cameOnScreen.map { [$0, entry.number] }
      }),
    Rule(
      id: Violation.closedAtOnce.rawValue, severity: .error, party: .network,
      sentence: "The network's ad closed by itself before anybody could see it.",
      why: "The user sees a flicker, both books count an impression, and nobody has seen an ad.",
      fix:
        "Close an ad when its user does, or at its end, and refuse to show one that can't be played.",
      source: "public issues of networks and of their adapters",
      breach: .noted(.closedAtOnce), occasion: .on(.networkShowAsked)),
    Rule(
      id: "shown-after-failure", severity: .error, party: .network,
      sentence: "The network said that its ad could not be shown, and showed it.",
      why:
        "The application has gone on, and an ad that it knows nothing of counts and covers it.",
      fix: "Report a failure only when nothing will be shown, and show nothing after it.",
      source: "public issues of mediators",
      breach: .covering([.networkWillPresent]) { ad, entry in
        guard ad.happened(.networkShowFailed, notSince: .networkShowAsked),
          ad.happened(.networkShowFailed, notSince: .networkWillPresent),
          let failed = ad.last(.networkShowFailed)
        else { return nil }
        return [failed, entry.number]
      }, occasion: .on(.networkShowAsked)),
    Rule(
      id: "close-never-told", severity: .error, party: .network,
      sentence: "The network's ad is gone; ten seconds later, its SDK has not said so.",
      why:
        "Who waits for it, an application or a wrapper, neither shows nor loads an ad from then on.",
      fix:
        "Only the SDK can say it; an application looks whether a screen is still presented over it.",
      source: "public issues of the mediation repository; CloudX's change log 2.2.0",
      breach: .covering([.networkClosedUntold], within: tenSeconds) { ad, entry in
        guard let came = ad.cameToCover,
          !ad.happened(.networkClosed, notSince: .networkClosedUntold),
          !ad.happened(.networkClosed, notSince: .networkShowAsked)
        else { return nil }
        return [came, entry.number]
      }, occasion: .on(.networkShowAsked)),
    Rule(
      id: Violation.closeToldEarly.rawValue, severity: .error, party: .network,
      sentence: "The network's SDK said that its ad was gone while it was still on the screen.",
      why: "The application goes on under the ad, and the next one that it shows does not open.",
      fix: "Say so when the view controller has disappeared, not when its ad is over.",
      source: "public issues of MAX",
      breach: .noted(.closeToldEarly), occasion: .on(.networkShowAsked)),
    Rule(
      id: "close-told-twice", severity: .error, party: .network,
      sentence: "The network's SDK said twice that its ad was gone.",
      why: "Who goes on at the end of an ad does so twice: two levels, two loads, two screens.",
      fix: "Say so from one place: from the close button, or from the view controller.",
      source: "public issues of plugins and of mediators",
      breach: .covering([.networkClosed]) { ad, entry in
        guard ad.happened(.networkClosed, notSince: .networkShowAsked),
          let first = ad.last(.networkClosed)
        else { return nil }
        return [first, entry.number]
      }, occasion: .on(.networkShowAsked)),
    Rule(
      id: "close-told-late", severity: .warning, party: .network,
      sentence: "The network's SDK said late that its ad was gone.",
      why:
        "The application stays paused, and every ad it asks to show meanwhile is refused.",
      fix: "Say so when the view controller has disappeared, before anything is cleaned up.",
      source: "public issues of mediators",
      breach: .covering([.networkClosed]) { ad, entry in
        guard ad.happened(.networkClosedUntold, notSince: .networkClosed),
          let gone = ad.last(.networkClosedUntold),
          entry.time.isLate(after: ad.time(.networkClosedUntold))
        else { return nil }
        return [gone, entry.number]
      }, occasion: .on(.networkShowAsked)),
    Rule(
      id: "expired-on-screen", severity: .warning, party: .network,
      sentence: "The network said that its ad has expired while it was on the screen.",
      why:
        "An app that hears this lets go of an ad that the user looks at, and loses its events.",
      fix: "Stop the clock of an ad when it is shown, and start only one for each ad.",
      source: "POBInterstitial.h; an SDK whose server answers twice",
      breach: .covering([.networkExpired]) { ad, entry in
        guard let came = ad.cameOnScreen, entry.data[.adUnitID] == ad.shownUnit
        else { return nil }
        // A showing that nobody has called over may be long gone.
        let ends = [.networkClosed, .leftUntold, .coverForced].compactMap(ad.last)
        return ends.allSatisfy { $0 < came } ? [came, entry.number] : nil
      }, occasion: .on(.networkShowAsked)),
  ]

  /// How long a party may take to tell that something no longer covers the application, until it is said to be
  /// never told.
  static let tenSeconds = Duration.seconds(10)
}

extension Instant {
  /// Whether something that should have been told at once was told later, before it was said to be never told.
  func isLate(after end: Instant) -> Bool { self > end && self - end <= Rulebook.tenSeconds }
}

extension AdCase {
  /// Whether the network has shown, or counted, what it had said it could not show.
  var isShownAfterFailure: Bool {
    guard let failed = last(.networkShowFailed) else { return false }
    return [.networkWillPresent, .networkImpression, .networkSawImpression].contains {
      last($0) ?? 0 > failed
    }
  }
}
