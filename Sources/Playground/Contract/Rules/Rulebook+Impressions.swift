import Simulation

extension Rulebook {
  /// The id of the rule that the network hears of Google's impressions.
  package static let impressionNotPassedOn = "impression-not-passed-on"

  /// The id of the rule that an impression is counted at all.
  package static let impressionCountedByNobody = "impression-counted-by-nobody"

  static let impressionRules: [Rule] = [
    Rule(
      id: impressionNotPassedOn, severity: .error, party: .adapter,
      sentence: "Google saw the impression; the network was not told.",
      why: "The network shows the ad and is not paid for it: the two reports drift apart.",
      fix: "Tell the network in didRecordImpression.",
      code: "networkAd.recordImpression()",
      source: "native ad protocol",
      breach: .missing(after: [.impressionTold]) { ad, entry in
        guard ad.networkSpeaks, ad.impressions?.isOverruled != true, ad.impressionsHeard == 0
        else { return nil }
        return Set([ad.last(.googleImpression) ?? entry.number, entry.number]).sorted()
      }, occasion: .networkSpeaks, wires: ["impression"]),
    Rule(
      id: "impression-passed-on-twice", severity: .error, party: .adapter,
      sentence: "The network was told of the impression more than once.",
      why: "A network without a guard counts and charges it twice.",
      fix: "Pass on each didRecordImpression once.",
      source: "native ad protocol",
      breach: .happened([.impressionPassedOn]) { ad, entry in
        ad.last(.impressionPassedOn).map { [$0, entry.number] }
      }, wires: ["impression"]),
    Rule(
      id: "network-impression-twice", severity: .warning, party: .adapter,
      sentence: "The network saw the impression and was also told of it.",
      why: "This network counts it once; others count both.",
      fix: "Do not let the network see impressions that Google tells you about.",
      source: "native ad protocol",
      breach: .happened([.impressionPassedOn]) { ad, entry in
        guard ad.impressions?.isOverruled != true, ad.count(.impressionPassedOn) == 0,
          !ad.isCountedAtLoad, let counted = ad.last(.networkImpression)
        else {
          return nil
        }
        return [counted, entry.number]
      }),
    Rule(
      id: "impression-not-reported", severity: .error, party: .adapter,
      sentence: "The network saw the impression; Google was not told.",
      why: "Google's report is missing an impression that the network charges for.",
      fix: "Call reportImpression() when the network says that it counted.",
      code: "delegate?.reportImpression()",
      source: "native ad protocol; changelogs of public adapters",
      breach: .missing(after: [.networkImpression]) { ad, entry in
        guard ad.impressions?.isGoogles == false, ad.count(.impressionReported) == 0,
          ad.countInLine(.lineAnswered) < 2, !ad.isCountedAtLoad, !ad.wasSaidToBeGone
        else { return nil }
        return [entry.number]
      }, wires: ["impression"]),
    Rule(
      id: "pixel-without-report", severity: .error, party: .adapter,
      sentence: "The VAST impression pixels were called; Google was not told of an impression.",
      why: "Every ad server of the chain counts an impression that Google's report lacks.",
      fix: "Call reportImpression() when the network calls the pixels.",
      code: "delegate?.reportImpression()",
      source: "VAST 4.3, 3.4.5; GADMediationAdEventDelegate.h",
      breach: .missing(after: [.pixelImpression]) { ad, entry in
        // A player that calls them before it is to show its ad does so without its adapter.
        guard ad.impressions?.isGoogles == false, ad.count(.impressionReported) == 0,
          ad.countInLine(.lineAnswered) < 2, let told = ad.last(.presentTold), told < entry.number
        else { return nil }
        return [entry.number]
      }, wires: ["impression"]),
    Rule(
      id: "impression-reported-late", severity: .error, party: .adapter,
      sentence: "The impression was reported long after the network counted it.",
      why: "The report misses impressions of users who leave early.",
      fix: "Report when the network counts, not when the ad closes.",
      source: "changelogs of public adapters",
      breach: .happened([.impressionReported]) { ad, entry in
        guard ad.impressions?.isGoogles == false, ad.count(.impressionReported) == 0,
          let counted = ad.last(.networkImpression), entry.time > ad.time(.networkImpression),
          !ad.isCountedAtLoad
        else { return nil }
        return [counted, entry.number]
      }, wires: ["impression"]),
    Rule(
      id: "impression-reported-twice", severity: .error, party: .adapter,
      sentence: "The impression was reported more than once.",
      why: "An ad is seen once; a count of two disagrees with every other report.",
      fix: "Report when the network counts, and from one place.",
      source: "GADMediationAdEventDelegate.h",
      // A network may tell its adapter before it counts: the end of the moment decides.
      breach: .missing(after: [.impressionReported]) { ad, entry in
        let reports = ad.count(.impressionReported)
        guard ad.impressions?.isGoogles == false, reports > 1,
          // What the network has said more than once is its own doing, whatever it counts.
          !ad.networkSpeaks
            || reports > max(ad.countAtMost(.networkImpression), ad.count(.networkSawImpression))
        else { return nil }
        return Set([entry.number, ad.last(.impressionReported) ?? entry.number]).sorted()
      }, wires: ["impression"]),
    Rule(
      id: "impression-of-failed-show", severity: .error, party: .adapter,
      sentence: "The impression was reported of an ad that then could not be shown.",
      why: "Google counts, and the advertiser pays for, an ad that nobody has seen.",
      fix: "Report when the network says that it counted, not when you ask it to show the ad.",
      source: "GADMediationAdEventDelegate.h",
      breach: .happened([.presentFailed, .networkShowFailed]) { ad, entry in
        // The network's no is enough; whether the adapter tells it is another matter.
        let isKnown = entry.sense == .presentFailed && ad.count(.networkShowFailed) > 0
        guard !isKnown, ad.count(.willPresent) == 0, ad.count(.networkImpression) == 0,
          let reported = ad.last(.impressionReported)
        else { return nil }
        return [reported, entry.number]
      }, occasion: .of(.fullScreen)),
    Rule(
      id: "impression-counted-twice", severity: .error, party: .network,
      sentence: "The network counted the impression more than once.",
      why: "The advertiser pays for an impression that did not happen, and reports differ.",
      fix: "Count an ad's first impression, and ignore all later ones.",
      source: "GADMediationAdEventDelegate.h; changelogs of public adapters",
      // A network without a guard that is told twice is its adapter's victim. One that refreshes its
      // banner by itself has another ad to count, but not within ten seconds.
      breach: .happened([.networkImpression]) { ad, entry in
        guard let before = ad.last(.networkImpression),
          !ad.isBanner || ad.isCountedAtLoad
            || entry.time - ad.time(.networkImpression) < .seconds(10),
          ad.isCountedAtLoad || ad.count(.networkImpression) > ad.count(.impressionPassedOn)
        else { return nil }
        return [before, entry.number]
      }, wires: ["impression"]),
    Rule(
      id: "counted-at-load", severity: .note, party: .network,
      sentence: "The network counted the impression when the ad came; nobody had seen it.",
      why: "Ads that are loaded ahead and never shown are in its report, and in no other.",
      fix: "Nothing in the adapter: agree on when an impression counts, or load what you show.",
      source: "networks' reports against Google's; IAB measurement guidelines",
      breach: .covering([.networkImpression]) { ad, entry in
        ad.isCountedAtLoad && ad.count(.networkImpression) == 0 ? [entry.number] : nil
      }),
    Rule(
      id: "pixel-at-load", severity: .note, party: .server,
      sentence: "A third party's pixel was called when the ad came; nobody had seen it.",
      why:
        "The third party counts ads that are loaded ahead and never shown, and both books do not.",
      fix: "Call the pixel when the ad is on the screen, or load only what you show.",
      source: "public issues of bidding SDKs; IAB measurement guidelines",
      breach: .covering([.thirdPartyCounted]) { ad, entry in
        guard ad.counting.thirdParty == .atLoad, entry.isImpression,
          ad.count(.thirdPartyCounted) == 0
        else { return nil }
        return [entry.number]
      }),
    Rule(
      id: "pixel-forgotten", severity: .error, party: .network,
      sentence: "The network did not call the third party's pixel when its moment had come.",
      why: "The third party counts less than the network, and the advertiser pays by its count.",
      fix: "Call each impression URL of a bid when its ad is seen, no matter who draws it.",
      source: "public issues of bidding SDKs",
      breach: .noted(.pixelForgotten), occasion: .on(.countingSaid)),
    Rule(
      id: "impression-reported-while-google-tracks", severity: .error, party: .adapter,
      sentence: "The adapter reported an impression that Google sees itself.",
      why: "handlesUserImpressions is false: if the report counted, there would be two.",
      fix: "Report only if handlesUserImpressions() returns true.",
      code: "if handlesUserImpressions() { delegate?.reportImpression() }",
      source: "native ad protocol",
      breach: .noted(.impressionReportedWhileGoogleTracks),
      occasion: .on(.googleImpression, of: .native)),
    Rule(
      id: impressionCountedByNobody, severity: .error, party: .adapter,
      sentence: "The ad has been on the screen for five seconds, but no impression was counted.",
      why: "The ad is shown for free.",
      fix: "Check the flags and the views that the network got in didRender.",
      source: "native ad protocol; public issues of the mediation repository",
      breach: .inSight(for: .seconds(5)) { ad, entry in
        // An ad that was hidden meanwhile gets its five seconds from when it is in sight again.
        // Banners are covered by another rule, and of an ad of a platform's no adapter of Google's knows.
        guard !ad.isBanner, ad.platform[.networkAnswered].count == 0, ad.isInSight,
          ad.inSightSince == entry.time, !ad.isCountedStrictly,
          !ad.isSpoiledByApp, ad.disturbance(of: ["impressionSeen"], ofLineThatGave: nil) == nil,
          // Where Google counts by a rule of its own, the adapter has done what it can by its report.
          ad.count(.googleImpression) + ad.countAtMost(.networkImpression) == 0,
          ad.count(.impressionReported) == 0
        else { return nil }
        return ad.last(.shown).map { [$0] }
      }, occasion: .of(.native), wires: ["render"]),
  ]
}
