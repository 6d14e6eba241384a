import Simulation

extension Rulebook {
  /// What can go wrong in a service that shows ads, and tells the application how that ended.
  static let serviceShowRules: [Rule] = [
    Rule(
      id: "show-ended-twice", severity: .error, party: .service,
      sentence: "The application was told twice that the same show is over.",
      why: "What it does then happens twice: a level goes on, a reward is paid again.",
      fix: "Take the completion out of its place before you call it.",
      source: "the published wrapper",
      breach: .served([.serviceShowEnded]) { serving, entry in
        guard let ended = serving.ad(of: entry)?.show(of: entry)?.ended else { return nil }
        return [ended, entry.number]
      }),
    Rule(
      id: "show-never-ended", severity: .error, party: .service,
      sentence: "The ad is gone, and the application was never told how its show ended.",
      why: "It waits forever: the game stays paused, and the user has neither ad nor reward.",
      fix: "Refuse a second show at once, and call each completion exactly once.",
      source: "the published wrapper",
      breach: .served([.networkClosed, .networkShowFailed], within: .seconds(5)) {
        serving, entry in
        let open = serving.ad(of: entry)?.openShows.first { $0.entry < entry.number }
        return open.map { [$0.entry, entry.number] }
      }, occasion: .on(.networkClosed, .networkShowFailed, of: .served)),
    Rule(
      id: "show-ended-too-soon", severity: .error, party: .service,
      sentence: "The application was told that the show is over while the ad was on the screen.",
      why: "It cannot tell a user who watched from one who left, and goes on under the ad.",
      fix: "Call the completion when the ad is gone, and say whether the reward was earned.",
      source: "the published wrapper",
      breach: .served([.serviceShowEnded]) { serving, entry in
        guard let ad = serving.ad(of: entry), let screen = ad.screen,
          let show = ad.show(of: entry), screen.show == show.entry
        else { return nil }
        return [screen.entry, entry.number]
      }),
    Rule(
      id: "display-told-twice", severity: .warning, party: .service,
      sentence: "The application was told twice that one ad is on the screen.",
      why: "Vendors report some displays twice; an application that counts them counts too many.",
      fix: "Remember whether a show's ad was said to be there, and drop a second report.",
      source: "issues of MAX's users; CloudX's change log 3.4.1",
      breach: .served([.serviceDisplayed]) { serving, entry in
        guard let told = serving.ad(of: entry)?.screen(of: entry)?.displayed else { return nil }
        return [told, entry.number]
      }, occasion: .on(.serviceDisplayed, of: .served)),
    Rule(
      id: "reward-to-another-show", severity: .error, party: .service,
      sentence: "The reward of the ad on the screen went to a show that showed nothing.",
      why: "The user is paid for the wrong thing, or not at all.",
      fix: "Keep the closures of a show with that show, and refuse a second one meanwhile.",
      source: "the published wrapper",
      breach: .served([.serviceRewarded]) { serving, entry in
        guard let ad = serving.ad(of: entry), let screen = ad.screen(of: entry),
          let owner = screen.show, let show = ad.show(of: entry), show.entry != owner,
          // Where the vendor plays what it has refused, or said to be gone, nobody can tell whose its reward is.
          !screen.isRefused, screen.closed == nil
        else { return nil }
        return [screen.entry, show.entry, entry.number].sorted()
      }),
    Rule(
      id: "reward-not-handed-over", severity: .error, party: .service,
      sentence: "The vendor reported a reward, and its show never got it.",
      why:
        "The user has watched the ad and gets nothing. Some vendors report after the ad is gone.",
      fix: "Keep the closure that pays for a few seconds after the ad is gone.",
      source: "LPMRewardedAdDelegate.h; threads of MAX's users; the published wrapper",
      breach: .served([.networkRewarded], within: .seconds(5)) { serving, entry in
        // A vendor that has refused to show its ad has ended the show with it.
        guard let screen = serving.ad(of: entry)?.screen(of: entry), screen.paid == nil,
          !screen.isRefused,
          screen.closed.map({ entry.time < $0.time + .seconds(2) }) ?? true
        else { return nil }
        return [screen.entry, entry.number]
      }, occasion: .on(.networkRewarded, of: .served)),
    Rule(
      id: "reward-told-twice", severity: .error, party: .service,
      sentence: "The application was told twice of the reward for one ad.",
      why: "Vendors report some rewards twice; an application that pays each time pays double.",
      fix: "Remember for each show whether its reward was told, and drop a second one.",
      source: "changelogs of public adapters; the published wrapper",
      breach: .served([.serviceRewardTold]) { serving, entry in
        guard let told = serving.ad(of: entry)?.screen(of: entry)?.told else { return nil }
        return [told, entry.number]
      }),
    Rule(
      id: "shown-long-after", severity: .warning, party: .service,
      sentence: "An ad covered the application more than half a minute after it was asked to.",
      why: "The user does something else by then, and nobody expects an ad.",
      fix: "Give up a show that has no ad, at once or after a few seconds.",
      source: "the published wrapper",
      breach: .served([.networkShowAsked]) { serving, entry in
        guard let newest = serving.ad(of: entry)?.openShows.last,
          entry.time > newest.time + .seconds(30)
        else { return nil }
        return [newest.entry, entry.number]
      }),
    Rule(
      id: "display-failure-not-told", severity: .error, party: .service,
      sentence: "An ad could not be shown, and the application's delegate was not told.",
      why: "An application that goes on there waits for an ad that never appears.",
      fix: "Call the method that the protocol declares: adDidFail(_:error:).",
      source: "the published wrapper and its protocol",
      breach: .served([.networkShowFailed], within: .zero) { serving, entry in
        guard let ad = serving.ad(of: entry), !ad.isDisposed, ad.displayFailedTold < entry.number
        else { return nil }
        return [entry.number]
      }, occasion: .on(.networkShowFailed, of: .served)),
  ]
}
