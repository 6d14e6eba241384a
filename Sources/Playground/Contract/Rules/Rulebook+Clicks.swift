import Simulation

extension Rulebook {
  /// The id of the rule that the network hears of Google's clicks.
  package static let clickNotPassedOn = "click-not-passed-on"

  /// The id of the rule that a tap on an ad is counted at all.
  package static let tapCountedByNobody = "tap-counted-by-nobody"

  /// The id of the rule that a tap is one click.
  package static let oneTapTwoClicks = "one-tap-two-clicks"

  static let clickRules: [Rule] = [
    Rule(
      id: clickNotPassedOn, severity: .error, party: .adapter,
      sentence: "Google saw the click; the network was not told.",
      why: "The network does not count the click, and the page behind it does not open.",
      fix: "Pass the click to the network in didRecordClickOnAsset(with:view:viewController:).",
      code: "networkAd.handleClick(on: view)",
      source: "native ad protocol; native custom event",
      breach: .missing(after: [.clickTold]) { ad, entry in
        guard ad.networkSpeaks, ad.clicks?.isOverruled != true,
          ad.clicksHeard < ad.count(.clickTold)
        else { return nil }
        return Set([ad.last(.googleClick) ?? entry.number, entry.number]).sorted()
      }, occasion: .networkSpeaks, wires: ["click"]),
    Rule(
      id: "click-passed-on-twice", severity: .error, party: .adapter,
      sentence: "The network was told of more clicks than Google saw.",
      why: "The network charges for a click that did not happen.",
      fix: "Pass each click on once.",
      source: "native ad protocol",
      breach: .happened([.clickPassedOn]) { ad, entry in
        guard ad.count(.clickPassedOn) >= ad.count(.clickTold), let told = ad.last(.clickTold)
        else { return nil }
        return [told, entry.number]
      }, wires: ["click"]),
    Rule(
      id: "click-not-reported", severity: .error, party: .adapter,
      sentence: "The network saw the click; Google was not told.",
      why: "Google's report is missing a click that the network charges for.",
      fix: "Call reportClick() when the network says that it counted.",
      code: "delegate?.reportClick()",
      source: "native ad protocol",
      breach: .missing(after: [.networkClick]) { ad, entry in
        guard ad.clicks?.isGoogles == false, ad.count(.clickReported) < ad.count(.networkClick),
          ad.countInLine(.lineAnswered) < 2,
          // The application may have let go of an ad that could not be shown, or that was said to be gone,
          // and the adapter with it.
          ad.count(.presentFailed) == 0, !ad.wasSaidToBeGone
        else { return nil }
        return [entry.number]
      }, wires: ["click"]),
    Rule(
      id: "click-reported-late", severity: .error, party: .adapter,
      sentence: "The click was reported long after the network counted it.",
      why: "The report misses clicks of users who never return to the application.",
      fix: "Report when the network counts, not when its page closes.",
      source: "changelogs of public adapters",
      breach: .happened([.clickReported]) { ad, entry in
        guard ad.clicks?.isGoogles == false, ad.count(.clickReported) < ad.count(.networkClick),
          let counted = ad.last(.networkClick), entry.time > ad.time(.networkClick)
        else { return nil }
        return [counted, entry.number]
      }, wires: ["click"]),
    Rule(
      id: "click-reported-twice", severity: .error, party: .adapter,
      sentence: "The adapter reported more clicks than its network counted.",
      why: "Google's report has a click that did not happen.",
      fix: "Report when the network counts, and from one place.",
      source: "GADMediationAdEventDelegate.h",
      // A network may tell its adapter before it counts: the end of the moment decides.
      breach: .missing(after: [.clickReported]) { ad, entry in
        guard ad.clicks?.isGoogles == false, ad.networkSpeaks,
          ad.count(.clickReported) > ad.countAtMost(.networkClick) + ad.unbookedClicks
        else { return nil }
        return Set([entry.number, ad.last(.clickReported) ?? entry.number]).sorted()
      }, occasion: .networkSpeaks, wires: ["click"]),
    Rule(
      id: "click-reported-while-google-tracks", severity: .error, party: .adapter,
      sentence: "The adapter reported a click that Google sees itself.",
      why: "handlesUserClicks is false: if the report counted, one tap would be two clicks.",
      fix: "Report only if handlesUserClicks() returns true.",
      code: "if handlesUserClicks() { delegate?.reportClick() }",
      source: "native ad protocol",
      breach: .noted(.clickReportedWhileGoogleTracks), occasion: .on(.googleClick, of: .native)),
    Rule(
      id: tapCountedByNobody, severity: .error, party: .adapter,
      sentence: "The user tapped a clickable asset, but no click was counted.",
      why: "The page behind it does not open, and no one is paid.",
      fix:
        "Check which view is on top; of a native ad also the flags, and the views given in didRender.",
      source: "native ad protocol; public issues of the mediation repository",
      breach: .missing(after: [.tapped]) { ad, entry in
        guard let target = entry.data[.target], ad.clickable.contains(target),
          ad.isInSight, !ad.mayBeCut, !ad.isSpoiledByApp, !ad.isOutOfReach,
          !ad.happened(.tapMissed, notSince: .tapped),
          !ad.happened(.layerErred, notSince: .tapped), ad.count(.appEnded) == 0,
          ad.disturbance(of: ["clickSeen"], ofLineThatGave: nil) == nil,
          // A network that keeps no books in the journal has seen what its adapter reports.
          [ad.last(.googleClick), ad.lastAtMost(.networkClick), ad.last(.clickReported)]
            .allSatisfy({ $0 ?? 0 < entry.number })
        else { return nil }
        return [entry.number]
      }, wires: ["render"]),
    app(
      .assetUntouchable, .error,
      sentence:
        "A part of the native ad was tapped, and its view, or one around it, takes no touches.",
      why: "The tap is lost: neither Google nor the network hears of it, and no page opens.",
      fix: "Leave isUserInteractionEnabled on in all views around it, and its alpha above 0.01.",
      code: "container.isUserInteractionEnabled = true",
      source: "UIView.hitTest(_:with:); public issues of wrappers", on: .on(.tapped, of: .native)),
    Rule(
      id: "click-without-tap", severity: .error, party: .network,
      sentence: "The network counted a click that nobody had made.",
      why: "The advertiser pays for nothing, and the publisher's revenue may be taken back.",
      fix:
        "Nothing in the adapter: show the network the time of the click, and that nobody tapped.",
      source: "public issues of the mobile ads packages",
      breach: .noted(.clickWithoutTap), occasion: .on(.networkImpression)),
    Rule(
      id: oneTapTwoClicks, severity: .error, party: .network,
      sentence: "One tap was counted as two clicks.",
      why: "The advertiser pays for a second click that did not happen.",
      fix: "Attach one recognizer to an asset, and remove the old one first.",
      source: "public issues of the mobile ads packages",
      breach: .covering([.networkClick]) { ad, entry in
        guard ad.clicks?.isGoogles != true, let tap = ad.last(.tapped),
          let before = ad.last(.networkClick), before > tap
        else { return nil }
        return [tap, before, entry.number]
      }),
  ]
}
