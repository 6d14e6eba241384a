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
      id: "stale-ad-shown", severity: .error, party: .adapter,
      sentence:
        "The network said that its ad is too old, and the adapter showed something all the same.",
      why: "An ad whose time is over is paid by nobody, and may be for what is over as well.",
      mend: "Have the network show it, and pass on its refusal with didFailToPresentWithError(_:).",
      source: "changelogs of public adapters",
      breach: .happened([.willPresent]) { ad, entry in
        // What becomes too old while it is looked at may stay.
        guard let expired = ad.last(.networkExpired), let told = ad.last(.presentTold),
          expired < told, ad.count(.presentFailed) == 0
        else { return nil }
        return [expired, told, entry.number]
      }),
    Rule(
      id: "blank-screen", severity: .error, party: .adapter,
      sentence: "The ad was said to come, and a second later there is nothing to see.",
      why: "The application stands still for an ad that is not there, and that nobody can close.",
      mend: "Keep the network's ad and its view controller until the ad is gone.",
      source: "changelogs of public adapters",
      breach: .noted(.blankScreen)),
    Rule(
      id: "presentation-out-of-order", severity: .error, party: .adapter,
      sentence: "The adapter reported a step of a full-screen ad that cannot come then.",
      why: "Google passes none of it on: the application believes that the ad is where it was.",
      mend:
        "Report willPresent, willDismiss and didDismiss in this order, once, or a failure alone.",
      source: "the public sample adapters; changelogs of public adapters",
      breach: .noted(.presentationOutOfOrder)),
    Rule(
      id: "reported-after-failure", severity: .error, party: .adapter,
      sentence: "The adapter said that its ad could not be shown, and went on reporting.",
      why: "The application has gone on after the failure, and now hears of an ad that never came.",
      mend: "Call didFailToPresentWithError(_:) alone, and nothing after it.",
      source: "changelogs of public adapters",
      breach: .happened([
        .willPresent, .willDismiss, .didDismiss, .presentFailed, .impressionReported,
        .clickReported, .videoStarted, .videoEnded, .rewardReported,
      ]) { ad, entry in
        // Of an ad that had come before it failed another rule speaks.
        guard let failed = ad.last(.presentFailed), ad.count(.willPresent) == 0 else { return nil }
        return [failed, entry.number]
      }),
    Rule(
      id: "told-the-wrong-ad", severity: .error, party: .adapter,
      sentence: "What happened to this ad was told to the event delegate of another one.",
      why: "From the second ad on the application hears nothing: it never counts, pays or goes on.",
      mend:
        "Keep the delegate that the load's handler answers beside that load's ad, in no static.",
      source: "changelogs of public adapters",
      breach: .noted(.toldTheWrongAd)),
    Rule(
      id: "full-screen-never-closed", severity: .error, party: .adapter,
      sentence: "The network's full-screen ad is gone, and the adapter never said so.",
      why: "The application never goes on, and its next ad is not loaded.",
      mend: "Call didDismissFullScreenView() when the network says that its ad is gone.",
      source: "changelogs of public adapters",
      // A network that says nothing here is known by its ad, which is gone from the screen.
      breach: .missing(after: [.networkClosed, .leftUntold]) { ad, entry in
        let isUntold = ad.count(.presentTold) > 0 && ad.count(.didDismiss) == 0
        return isUntold && ad.count(.coverForced) == 0 ? [entry.number] : nil
      }),
    Rule(
      id: "closed-by-force", severity: .warning, party: .network,
      sentence: "The user found nothing to close the ad with, and took it off by force.",
      why: "On a phone that means to end the application, and often to delete it.",
      mend: "Show a button to close with, after a few seconds or when the countdown is over.",
      source: "policies on disruptive ads; reviews of applications",
      breach: .missing(after: [.coverForced]) { ad, entry in
        // Whoever is in a hurry may force away what has its button.
        guard ad.count(.presented) > 0, ad.isPresented, let came = ad.last(.willPresent),
          ad.count(.coverWasClosable) == 0
        else { return nil }
        return [came, entry.number]
      }),
  ]
}
