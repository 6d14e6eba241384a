import Simulation

extension Rulebook {
  static let bannerRules = rulesOfAdapters + rulesOfPlaces + rulesOfSight

  /// What must not happen to an ad among the application's views that nobody sees.
  private static let rulesOfSight: [Rule] = [
    Rule(
      id: "counted-unseen", severity: .error, party: .network,
      sentence: "The network counted an impression of an ad that nobody could see.",
      why: "The advertiser pays for nothing, whether Google counts it too or not.",
      fix: "Nothing in the adapter: show the network the time of the count, and what hid the ad.",
      source: "public issues of the mediation repository",
      breach: .covering([.networkImpression], within: .zero) { ad, entry in
        // One that is told of it counts when it is told.
        guard ad.isAmongViews, ad.counting.network?.isOfLooks != false,
          ad.last(.impressionPassedOn) ?? 0 <= ad.last(.shown) ?? 0, ad.wasUnseen(at: entry.time)
        else { return nil }
        return [ad.last(.shown), entry.number].compactMap(\.self)
      }),
    Rule(
      id: "went-blank", severity: .error, party: .network,
      sentence: "The ad was blank, and nobody was told.",
      why: "The user sees an empty strip, or an empty screen; taps on it do nothing.",
      fix:
        "Draw the creative again where its process was ended or a picture failed, or report a failure.",
      code: "func webViewWebContentProcessDidTerminate(_ webView: WKWebView)",
      source: "public issues of the mobile ads packages",
      breach: .noted(.wentBlank),
      occasion: .on(.bannerPlaced, .presented, .serviceShowAsked, .slotShown)),
    Rule(
      id: "outgrew-its-place", severity: .error, party: .network,
      sentence: "The network's banner became larger than the place that it was asked for.",
      why: "It lies over what the user reads and taps: clicks by accident, and bad reviews.",
      fix: "Keep the creative in the size of its slot, whatever the creative says.",
      source: "public issues of the mobile ads packages",
      breach: .noted(.outgrewItsPlace), occasion: .on(.bannerPlaced)),
    Rule(
      id: "tap-overlooked", severity: .error, party: .network,
      sentence: "The network did not see a tap on its ad.",
      why: "Nothing opens and nobody counts a click: users tap again, or leave.",
      fix: "Nothing in the adapter: show the network which part was tapped, and what lay over it.",
      source: "public issues of renderers",
      breach: .noted(.tapOverlooked), occasion: .on(.tapped)),
    Rule(
      id: "opened-late", severity: .error, party: .network,
      sentence: "The user tapped the network's ad, and what that opens came half a minute later.",
      why:
        "The user is elsewhere by then: a page comes over something that has nothing to do with it.",
      fix: "Nothing in the adapter: show the network the time of the tap and that of the page.",
      source: "public issues of mediators",
      breach: .noted(.openedLate), occasion: .on(.tapped)),
    Rule(
      id: Violation.openedNothing.rawValue, severity: .error, party: .network,
      sentence: "The network counted a tap on its ad, and opened nothing.",
      why: "The advertiser pays for a user who never arrives, and the user taps again.",
      fix:
        "Nothing in the adapter: show the network the address that the ad leads to, and what the phone said when it was opened. Schemes such as market: and intent: must be handed to the system.",
      source: "public issues of networks and of plugins",
      breach: .noted(.openedNothing), occasion: .on(.tapped)),
    Rule(
      id: "impression-not-booked", severity: .error, party: .network,
      sentence: "The network saw and reported an impression, and did not count it itself.",
      why: "Its report is lower than everybody else's, and it pays by its own.",
      fix: "Nothing in the adapter: show the network the time of the report, and its own numbers.",
      source: "public issues of networks",
      breach: .noted(.impressionNotBooked), occasion: .on(.shown, .bannerPlaced, .networkShowAsked)),
    Rule(
      id: Violation.clickNotBooked.rawValue, severity: .error, party: .network,
      sentence: "The network saw and reported a click, and did not count it itself.",
      why: "Its report has fewer clicks than everybody else's, and it pays by its own.",
      fix:
        "Nothing in the adapter: show the network the time of the tap. Many take clicks of a developer's own device, or many within a short time, for invalid, and leave them out.",
      source: "public issues of networks",
      breach: .noted(.clickNotBooked), occasion: .on(.tapped)),
    Rule(
      id: "ad-overlooked", severity: .error, party: .network,
      sentence: "The network did not count an ad that was on the screen.",
      why: "The ad is shown for free, as far as the network pays by its own count.",
      fix:
        "Look whether your view shows all that the network asks for, opaque and large enough; if it does, show the network where the ad was, and what was around it.",
      source: "public issues of wrappers",
      breach: .noted(.adOverlooked), occasion: .on(.shown, .bannerPlaced)),
    Rule(
      id: "refreshed-unseen", severity: .error, party: .google,
      sentence: "Google replaced a banner that nobody could see.",
      why: "Ads are loaded for nobody: the show rate falls, and networks bid less.",
      fix: "Take the banner out of the window while it is hidden, and hand in the times.",
      source: "public issues of the mobile ads packages",
      breach: .covering([.crossingLost]) { _, entry in
        entry.data[.crossing] == "sight" ? [entry.number] : nil
      }),
    Rule(
      id: "refresh-forgotten", severity: .error, party: .google,
      sentence: "Google did not replace a banner on the screen when its time had come.",
      why: "One ad stands there for as long as the screen is open: most of its income is lost.",
      fix: "Nothing in the adapter: look for the banner's next requests, and hand in the times.",
      source: "public issues of bidding SDKs",
      breach: .covering([.crossingLost]) { _, entry in
        entry.data[.crossing] == "refresh" ? [entry.number] : nil
      }),
    Rule(
      id: "refreshed-out-of-sight", severity: .warning, party: .app,
      sentence:
        "A banner was replaced while something hid it; the application had not stopped that.",
      why: "MAX replaces a hidden banner, too: each request counts, and nobody sees the ad.",
      fix: "Stop the refresh when the banner is hidden, and start it when it is seen again.",
      code: "adView.stopAutoRefresh()",
      source: "MAX's guide on banners",
      breach: .covering([.refreshDue], within: .zero) { ad, entry in
        guard entry.from.role == .service, !ad.isUserAway,
          ad.wasUnseen(at: entry.time) || ad.wasUnderPage(at: entry.time)
        else { return nil }
        return [ad.last(.shown), ad.last(.scrolledAway), ad.last(.appPageOpened), entry.number]
          .compactMap(\.self)
      }),
  ]

  private static let rulesOfAdapters: [Rule] = [
    Rule(
      id: "banner-of-another-size", severity: .error, party: .adapter,
      sentence: "The banner does not have the requested size.",
      why: "Google discards it with error 10, so the line never earns anything.",
      fix: "Pass adSize to the network, or the largest of the network's sizes that fits.",
      source: "changelogs of public adapters",
      breach: .noted(.bannerOfAnotherSize), occasion: .on(.lineAnswered, of: .banner)),
    Rule(
      id: "banner-never-reports", severity: .error, party: .adapter,
      sentence: "The banner was in view for five seconds, but no impression was reported.",
      why: "Google cannot see a banner's users: it counts only what the adapter reports.",
      fix: "Call reportImpression() when the network says that it counted.",
      code: "delegate?.reportImpression()",
      source: "GADMediationAdEventDelegate.h; the public sample adapters",
      breach: .inSight(for: .seconds(5)) { ad, entry in
        // An impression that the network counted and the adapter did not report is reported at
        // once, by another rule.
        guard ad.isBanner, ad.isInSight, ad.inSightSince == entry.time, !ad.mayBeCut,
          !ad.isCountedStrictly, !ad.isSpoiledByApp,
          ad.count(.impressionReported) + ad.countAtMost(.networkImpression) == 0
        else { return nil }
        return ad.last(.shown).map { [$0] }
      }, occasion: .of(.banner)),
    Rule(
      id: "banner-counted-unseen", severity: .warning, party: .adapter,
      sentence: "The impression was reported of a banner that has not been on the screen.",
      why:
        "A banner that is loaded ahead and never shown is counted by Google, and by nobody else.",
      fix: "Report when the network says that it counted, not when the banner has come.",
      source: "GADMediationAdEventDelegate.h",
      // One that takes the place of another tells of its view before Google does.
      breach: .missing(after: [.impressionReported]) { ad, entry in
        guard ad.isBanner, ad.count(.shown) == 0, ad.countAtMost(.networkImpression) == 0,
          let answered = ad.last(.lineAnswered)
        else { return nil }
        return [answered, entry.number]
      }, occasion: .of(.banner)),
    Rule(
      id: "banner-opened-nothing", severity: .error, party: .adapter,
      sentence: "The adapter announced a page, but nothing covers the application.",
      why: "The application pauses its game or sound for a page that never opens or closes.",
      fix: "Call willPresentFullScreenView() only when the network opens something.",
      source: "changelogs of public adapters",
      breach: .noted(.bannerOpenedNothing), occasion: .on(.willPresent, of: .banner)),
  ]

  /// Where an application has put a banner.
  private static let rulesOfPlaces: [Rule] = [
    app(
      .contentCovered, .warning,
      sentence: "The application leaves no room for its banner, which lies over what it shows.",
      why:
        "Users cannot read what is under it, and tap it by accident: such clicks are taken back.",
      fix: "End the content where the banner begins, and again whenever the banner's size changes.",
      source: "Google's policies on accidental clicks; public issues of plugins",
      on: .on(.bannerPlaced)),
    app(
      .bannerCovered, .error,
      sentence: "A view of the application lies over the banner.",
      why:
        "It counts as seen, and users cannot read or tap it: few clicks, and an account at risk.",
      fix: "Give the banner a place of its own, and lay out the rest around it.",
      code: "content.bottomAnchor.constraint(equalTo: bannerView.topAnchor)",
      source: "AdMob help on banners that are covered; public issues of wrappers"),
    app(
      .bannerForgotten, .error,
      sentence: "The application has put a newer banner of the same unit over this one.",
      why: "Two views ask for ads and count, and one is seen: the old one was only forgotten.",
      fix: "Keep one view for all loads, or take the old one away before you make a new one.",
      code: "oldView.removeFromSuperview()",
      source: "public issues of wrappers for other languages"),
    app(
      .bannerCut, .error,
      sentence: "A view around the banner cuts a part of it off.",
      why: "Below half of it no impression counts, and ads must be seen whole.",
      fix: "Make the view as high as the ad: an adaptive banner knows its height when it is asked.",
      code: "container.heightAnchor.constraint(equalToConstant: bannerView.adSize.size.height)",
      source: "AdMob help on banners; public issues of wrappers"),
    app(
      .bannerUntouchable, .error,
      sentence: "Taps on the banner do not reach it.",
      why:
        "It is seen and counted, and never clicked: networks that are paid for clicks stop bidding.",
      fix:
        "Let every view around it take touches and contain it, and views over it let them through.",
      code: "overlay.isUserInteractionEnabled = false",
      source: "public issues of wrappers and examples"),
    app(
      .bannerLeftAsking, .error,
      sentence: "A banner asked for its next ad after a newer one of its unit had taken its place.",
      why: "Two views ask for ads, and one is seen: the rest is requested and counted for nobody.",
      fix:
        "Keep one view for all loads, or stop the old one and let go of it before you make a new one.",
      code: "oldView.stopAutoRefresh(); oldView.removeFromSuperview()",
      source: "public issues of wrappers and of MAX's plugins"),
  ].map { rule in
    var rule = rule
    rule.occasion = .on(.shown, of: .banner)
    return rule
  }
}

extension CountingMoment {
  /// Whether somebody must see an ad before it counts.
  fileprivate var isOfLooks: Bool {
    switch self {
    case .atLoad, .atRender, .atPresent: false
    case .onePixel, .halfForASecond, .allFor2Seconds: true
    }
  }
}
