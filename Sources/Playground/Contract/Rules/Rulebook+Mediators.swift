import Simulation

extension Rulebook {
  /// What can go wrong between a platform that mediates, such as MAX, the network behind it, and the
  /// application.
  static let mediatorRules: [Rule] = [
    Rule(
      id: "network-asked-twice", severity: .warning, party: .service,
      sentence: "The platform asked a network twice for one ad.",
      why:
        "One of the two ads is never shown, and the application may be told of a load it never asked for.",
      fix: "Ask each network once for each request, and wait for its answer or the time-out.",
      source: "MAAdapter.h",
      breach: .covering([.networkAsked, .mediatorAsked]) { ad, entry in
        guard entry.from == .max, entry.senseAtPlatform == .networkAsked,
          ad.platform[.networkAsked].count > ad.count(.platformRetries)
        else { return nil }
        return [ad.platform[.networkAsked].last, entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "no-answer-to-platform", severity: .warning, party: .network,
      sentence: "The network did not answer the platform within ten seconds.",
      why: "The application waits for its ad meanwhile, and no other network is asked.",
      fix: "Call didLoad… or didFailToLoad… for every request, also when its time is over.",
      source: "MAAdapter.h; MAAdapterDelegate.h",
      breach: .covering(
        [.networkRequestStarted, .adAsked, .networkPassedOver], within: .seconds(10), by: .max
      ) { ad, entry in
        // Others were asked first, and each has a time of its own.
        guard
          ad.last(.networkPassedOver).map({ $0 == entry.number && ad.count(.networkAsked) > 0 })
            ?? true
        else { return nil }
        // Its adapter may not have asked it.
        guard ad.count(.networkAnswered) + ad.count(.networkFailed) + ad.count(.disposed) == 0,
          ad.count(.mediatorAsked) == 0 || ad.count(.networkAsked) > 0
        else { return nil }
        return [ad.last(.networkAsked) ?? entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "reported-twice", severity: .error, party: .network,
      sentence: "The network reported a display, or a reward, of one ad twice.",
      why: "A platform that believes both counts, or pays, twice.",
      fix: "Report each once: a display when the ad is on the screen, a reward when it is earned.",
      source: "MAAdapterDelegate.h; issues of MAX's users",
      breach: .covering([.networkWillPresent, .networkRewarded]) { ad, entry in
        guard ad.isForPlatform(entry), let first = entry.sense.flatMap(ad.last) else { return nil }
        return [first, entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "display-told-late", severity: .warning, party: .network,
      sentence: "The network reported late that its ad is on the screen.",
      why: "Until then the application plays on under the ad, and the platform counts nothing.",
      fix: "Report the display when the ad covers the application, not when its impression counts.",
      source: "MAAdapterDelegate.h; issues of MAX's users",
      breach: .covering([.networkWillPresent]) { ad, entry in
        guard ad.isForPlatform(entry), !ad.isAmongViews, ad.count(.networkWillPresent) == 0,
          let asked = ad.last(.networkShowAsked),
          entry.time - ad.time(.networkShowAsked) > .seconds(1)
        else { return nil }
        return [asked, entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "display-never-told", severity: .error, party: .network,
      sentence: "The network reported the end of an ad that it never reported as shown.",
      why:
        "The platform counts nothing and is paid for nothing, and the application is told an end alone.",
      fix: "Report the display when the ad covers the application, before anything else about it.",
      source: "MAAdapterDelegate.h; issues of MAX's users",
      breach: .covering([.networkClosed], within: .zero) { ad, entry in
        guard ad.isForPlatform(entry), !ad.isAmongViews,
          ad.count(.networkWillPresent) + ad.count(.networkShowFailed) == 0,
          let asked = ad.last(.networkShowAsked)
        else { return nil }
        return [asked, entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "mediator-miscounted", severity: .error, party: .service,
      sentence:
        "The platform counted an impression without a report, or once more for a repeated one.",
      why: "Its count is higher than the network's, and revenue is estimated from it.",
      fix: "Count an impression when the network reports the first one, and only then.",
      source: "MAAdRevenueDelegate.h",
      breach: .covering([.mediatorCounted]) { ad, entry in
        // MAX counts banners and native ads as they are drawn, by its own rule: not before.
        let reported = ad.platform[.networkWillPresent].count
        guard entry.isImpression,
          ad.isAmongViews ? reported == 0 && ad.count(.shown) == 0 : reported != 1
        else { return nil }
        let reports = [ad.platform[.networkWillPresent].last, ad.platform[.networkAnswered].last]
        return (reports.first { $0 > 0 }.map { [$0] } ?? []) + [entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "report-not-counted-by-platform", severity: .error, party: .service,
      sentence: "The network's adapter reported an event, and the platform did not count it.",
      why: "What the network has counted is missing from the report that publishers are paid by.",
      fix: "Nothing in the adapter: hand in both reports, and the moment of the call.",
      source: "issues of MAX's users",
      breach: .covering(
        [.networkWillPresent, .networkSawClick, .mediatorTold], within: .zero
      ) { ad, entry in
        // Of one ad only the first display counts.
        guard entry.to == .max, ad.last(.mediatorCounted) ?? 0 < entry.number,
          entry.senseAtPlatform == .networkSawClick
            || entry.senseAtPlatform == .networkWillPresent && ad.last(.mediatorCounted) == nil
        else { return nil }
        return [entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "paid-before-display", severity: .error, party: .service,
      sentence: "The platform told what an ad pays before the ad was on the screen.",
      why: "An application that adds that up counts ads that nobody sees: its revenue is too high.",
      fix: "Tell the revenue with the impression, once for each.",
      source: "MAAdRevenueDelegate.h; issues of MAX's users",
      breach: .covering([.servicePaid], within: .zero) { ad, entry in
        let shows = ad.count(ad.isAmongViews ? .shown : .serviceShowAsked)
        guard entry.from == .max, shows == 0, let answered = ad.last(.adReceived)
        else { return nil }
        return [answered, entry.number]
      }, occasion: ofMAX),
    kept(
      "kept-from-app",
      [
        .networkAnswered, .networkFailed, .networkWillPresent, .networkSawClick, .networkShowFailed,
      ],
      "The network told the platform, and the platform did not tell the application.",
      why: "The application waits for its ad, or does not know what becomes of it."),
    kept(
      "close-kept-from-app", [.networkClosed],
      "The network said that its ad is gone, and the platform did not tell the application.",
      why: "The application waits for the end of an ad that is gone: the game stays paused."),
    kept(
      "reward-kept-from-app", [.networkRewarded],
      "The network reported the reward, and the platform did not tell the application.",
      why: "The user has watched to the end and gets nothing."),
    Rule(
      id: "app-told-twice", severity: .error, party: .service,
      sentence: "The platform told the application twice what the network had reported once.",
      why: "The application pays a reward twice, or opens its next screen twice.",
      fix: "Pass each message of the network's on once, and call each delegate's method once.",
      source: "MAAdDelegate.h; MARewardedAdDelegate.h",
      breach: .covering([.serviceDisplayed, .serviceHidden, .serviceRewardTold, .adReceived]) {
        ad, entry in
        guard entry.from == .max, let sense = entry.sense, let cause = sense.causeOfTelling,
          let first = ad.last(sense), ad.count(sense) >= ad.platform[cause].count,
          // A load of an ad that is there is answered, too.
          entry.cause.map({ $0 < first }) ?? true
        else { return nil }
        return [ad.platform[cause].last, first, entry.number].filter { $0 > 0 }
      }, occasion: ofMAX),
    Rule(
      id: "app-told-late", severity: .warning, party: .service,
      sentence: "The platform told the application late what the network had told in time.",
      why: "The application waits, or has gone on without it: a paused game, a reward not paid.",
      fix: "Pass on each of the network's messages while it is handled.",
      source: "MAAdDelegate.h; issues of MAX's users",
      breach: .covering([.layerHeld]) { _, entry in entry.proof(of: .max) }, occasion: ofMAX),
    Rule(
      id: "changed-by-platform", severity: .error, party: .service,
      sentence: "The platform told the application another reward than the network's.",
      why: "The user is paid nothing for a watched ad.",
      fix: "Pass on the network's reward, or that of the ad unit's settings, never an empty one.",
      source: "MARewardedAdDelegate.h; issues of MAX's users",
      breach: .covering([.layerErred]) { _, entry in
        entry.data[.mode] == LayerMistake.Manner.changes.rawValue ? entry.proof(of: .max) : nil
      }, occasion: ofMAX),
    Rule(
      id: "app-told-early", severity: .error, party: .service,
      sentence: "The platform told the application what the network had not reported.",
      why: "The application goes on under the ad, shows the next one in vain, or pays for nothing.",
      fix: "Tell a display, a reward or an end when the network reports it, not before.",
      source: "MAAdDelegate.h; issues of MAX's users",
      breach: .covering([.serviceDisplayed, .serviceHidden, .serviceRewardTold]) { ad, entry in
        guard entry.from == .max, let cause = entry.sense?.causeOfTelling,
          ad.platform[cause].count == 0
        else { return nil }
        return [ad.platform[.networkShowAsked].last, entry.number].filter { $0 > 0 }
      }, occasion: ofMAX),
    Rule(
      id: Violation.refreshForgotten.rawValue, severity: .error, party: .service,
      sentence: "The platform did not replace a banner when its time had come.",
      why: "One ad stands there for as long as the screen is open: most of its income is lost.",
      fix:
        "Start the clock again after each answer, also after a failure, and ask the window itself whether the banner is seen.",
      source: "public issues of mediators",
      breach: .noted(.refreshForgotten),
      occasion: .on(.refreshDue, of: .served).given { entry, _ in entry.from == .max }),
    Rule(
      id: "refreshed-although-stopped", severity: .error, party: .service,
      sentence: "The platform replaces a banner after the application stopped that.",
      why: "Ads are requested, and perhaps counted, where the application shows none.",
      fix: "Stop the timer in stopAutoRefresh(), and ask whether it is stopped when it rings.",
      source: "MAAdView.h",
      breach: .covering([.refreshDue]) { ad, entry in
        // Before a banner has an ad, nothing says which unit's clock rings.
        guard entry.from == .max, entry.ad != nil, let stop = ad.last(.refreshStopAsked),
          ad.happened(.refreshStopAsked, notSince: .refreshStartAsked)
        else { return nil }
        return [stop, entry.number]
      }, occasion: .on(.refreshStopAsked)),
    Rule(
      id: "refresh-stopped-too-early", severity: .warning, party: .app,
      sentence: "The application stopped a banner's refresh before the first load was over.",
      why:
        "The platform ignores that: the banner is replaced, and counted, though nobody wants it.",
      fix:
        "Set the extra parameter allow_pause_auto_refresh_immediately to \"true\" before the stop.",
      source: "MAAdView.h; MAX's plugins",
      breach: .noted(.refreshStoppedTooEarly), occasion: .on(.refreshStopAsked)),
    Rule(
      id: "ready-after-failure", severity: .error, party: .service,
      sentence: "The platform says that its ad is ready, and it could not be shown.",
      why: "No further ad is loaded, and the next show fails.",
      fix: "Forget an ad that could not be shown, and load another one when the next is asked for.",
      source: "MAInterstitialAd.h; issues of MAX's users",
      breach: .covering([.adReceived]) { ad, entry in
        let failed = ad.platform[.networkShowFailed].last
        guard entry.from == .max, failed > ad.platform[.networkAnswered].last else { return nil }
        return [failed, entry.number]
      }, occasion: .on(.networkShowFailed, of: .served)),
    Rule(
      id: "ad-dropped-by-platform", severity: .error, party: .service,
      sentence: "The platform threw away an ad that could have been shown, and loaded another one.",
      why: "Ads are loaded for nobody: the show rate falls, and networks bid less.",
      fix: "End the time limit of a load as its ad comes, and count an ad's age from then on.",
      source: "public issues of mediation SDKs",
      breach: .noted(.adDroppedByPlatform), occasion: .on(.serviceLoadAsked)),
    Rule(
      id: "show-lost-by-platform", severity: .error, party: .service,
      sentence:
        "The platform was asked to show its ad, and neither showed it nor said that it could not.",
      why:
        "No message comes any more; while the ad is taken for one on the screen, each load is ignored.",
      fix: "Answer each order to show, also where the user leaves before the ad appears.",
      source: "issues of MAX's users",
      breach: .covering([.serviceShowAsked], within: .seconds(1)) { ad, entry in
        // A later order, of another unit where there is no ad, is judged by itself.
        guard entry.to == .max, ad.last(.serviceShowAsked) == entry.number,
          entry.number > ad.platform[.networkShowAsked].last,
          ad.happened(.serviceShowAsked, notSince: .serviceDisplayFailed), ad.count(.disposed) == 0
        else { return nil }
        return [entry.number]
      }, occasion: ofMAX),
    Rule(
      id: Violation.bannerLostByPlatform.rawValue, severity: .error, party: .service,
      sentence: "The platform said that a banner has loaded, and put nothing into its view.",
      why: "The view stays empty: nobody sees the ad, and neither side counts it.",
      fix: "Add the network's view to the one that the application holds, however that was made.",
      source: "public issues of mediation SDKs",
      breach: .noted(.bannerLostByPlatform), occasion: .on(.adReceived, of: .banner)),
    Rule(
      id: "gone-ad-still-shown", severity: .error, party: .service,
      sentence: "The platform ignored a load: it takes an ad that is gone for one on the screen.",
      why: "No ad is loaded any more, nobody is told, and the application waits forever.",
      fix: "Forget the ad however it goes, also when the user has left and comes back.",
      source: "issues of MAX's users",
      breach: .covering([.orderIgnored]) { ad, entry in
        let gone = ad.platform[.networkClosed].last
        guard entry.from == .max, entry.data[.mode] == "showing",
          gone > ad.platform[.networkShowAsked].last
        else { return nil }
        return [gone, entry.number]
      }, occasion: ofMAX),
    Rule(
      id: "reward-kept-by-network", severity: .error, party: .network,
      sentence: "The user earned a reward, the ad is gone, and the network did not report it.",
      why: "The user has watched for nothing, and the application cannot know.",
      fix:
        "Call didRewardUser(with:) when the reward is earned, or before didHide…() at the latest.",
      source: "MARewardedAdapterDelegate.h",
      breach: .covering([.serviceHidden], within: .seconds(5)) { ad, entry in
        guard entry.from == .max, let earned = ad.last(.networkReward),
          earned < entry.number, ad.count(.networkRewarded) == 0
        else { return nil }
        return [earned, entry.number]
      }, occasion: ofMAX),
  ]
}

extension Rulebook {
  /// The platform keeps from the application what a network has told it.
  private static func kept(
    _ id: String, _ senses: [Sense], _ sentence: String, why: String
  ) -> Rule {
    Rule(
      id: id, severity: .error, party: .service, sentence: sentence, why: why,
      fix: "Pass on each of the network's messages while it is handled.",
      source: "MAAdDelegate.h; MARewardedAdDelegate.h",
      breach: .covering(senses + [.mediatorTold], within: .zero) { ad, entry in
        guard entry.to == .max, let sense = entry.senseAtPlatform, senses.contains(sense),
          !ad.isToldToApp(sense), ad.count(.disposed) == 0, ad.count(.layerHeld) == 0,
          sense != .networkFailed
            || ad.count(.platformRetries) < Int(ad.platform[.networkFailed].count)
        else { return nil }
        return [entry.number]
      }, occasion: ofMAX)
  }

  /// At stake where MAX asks or is told something.
  private static let ofMAX = Occasion.of(.served).given { entry, _ in
    entry.from == .max || entry.to == .max
  }
}

extension AdCase {
  /// Whether the application has heard from a platform what a network has told that.
  fileprivate func isToldToApp(_ sense: Sense) -> Bool {
    switch sense {
    case .networkWillPresent: isAmongViews || count(.serviceDisplayed) > 0
    case .networkSawClick: count(.serviceClicked) >= platform[.networkSawClick].count
    // Of what it was told cannot be shown, it tells no end.
    case .networkClosed: count(.serviceHidden) + Int(platform[.networkShowFailed].count) > 0
    case .networkRewarded: count(.serviceRewardTold) > 0
    // An adapter may tell one failure twice.
    case .networkShowFailed:
      count(.serviceDisplayFailed)
        >= min(platform[.networkShowFailed].count, platform[.networkShowAsked].count)
    case .networkFailed:
      count(.adRefused) + count(.adReceived) + count(.networkReloadFailed)
        + count(.networkReloadedExpired) > 0
    default: count(.adReceived) + count(.networkReloadedExpired) > 0
    }
  }
}

extension Sense {
  /// The network's message to a platform that the platform passes on to the application as this one.
  fileprivate var causeOfTelling: Sense? {
    switch self {
    case .serviceDisplayed: .networkWillPresent
    case .serviceHidden: .networkClosed
    case .serviceRewardTold: .networkRewarded
    case .adReceived: .networkAnswered
    default: nil
    }
  }
}

extension Entry {
  /// Whether somebody counts an impression.
  var isImpression: Bool {
    if case .count(let count) = kind { count.what == .impression } else { false }
  }
}
