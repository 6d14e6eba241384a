import Simulation

extension Rulebook {
  static let bannerRules: [Rule] = [
    Rule(
      id: "banner-of-another-size", severity: .error, party: .adapter,
      sentence: "The banner does not have the size that was asked for.",
      why: "Google throws it away with error 10: the line never earns anything.",
      mend:
        "Hand the network adSize of the configuration; where it has no such size, the largest that fits.",
      source: "changelogs of public adapters",
      breach: .noted(.bannerOfAnotherSize)),
    Rule(
      id: "banner-never-reports", severity: .error, party: .adapter,
      sentence: "The banner was in sight for five seconds, and no impression was reported.",
      why: "Google watches no banner: it counts what the adapter reports, and else nothing.",
      mend: "Call reportImpression() when the network says that it counted.",
      source: "GADMediationAdEventDelegate.h; the public sample adapters",
      breach: .inSight(for: .seconds(5)) { ad, entry in
        // What the network counted and the adapter kept to itself is said at once, by another rule.
        guard ad.isBanner, ad.isInSight, ad.inSightSince == entry.time, !ad.isCovered,
          ad.count(.impressionReported) + ad.count(.networkImpression) == 0
        else { return nil }
        return ad.last(.shown).map { [$0] }
      }),
    Rule(
      id: "banner-opened-nothing", severity: .error, party: .adapter,
      sentence: "A page was announced, and nothing covers the application.",
      why: "The application stops its game or its sound for a page that never comes, or goes.",
      mend: "Call willPresentFullScreenView() only when the network opens something.",
      source: "changelogs of public adapters",
      breach: .noted(.bannerOpenedNothing)),
  ]
}
