import Simulation

extension Rulebook {
  static let bannerRules = rulesOfAdapters + rulesOfPlaces

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
      .bannerCovered, .error,
      sentence: "A view of the application lies over the banner.",
      why:
        "It counts as seen, and users cannot read or tap it: few clicks, and an account at risk.",
      fix: "Give the banner a place of its own, and lay out the rest around it.",
      code: "content.bottomAnchor.constraint(equalTo: bannerView.topAnchor)",
      source: "AdMob help on banners that are covered; public issues of wrappers"),
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
  ].map { rule in
    var rule = rule
    rule.occasion = .on(.shown, of: .banner)
    return rule
  }
}
