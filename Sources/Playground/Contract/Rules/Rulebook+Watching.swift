import Simulation

extension Rulebook {
  static let watchRules: [Rule] = [
    Rule(
      id: "flags-changed", severity: .error, party: .adapter,
      sentence: "The flags changed after the ad was loaded.",
      why: "Google reads them once: after a change both sides see the user, or neither.",
      fix: "Decide when the ad is created, and return the same values for its whole life.",
      olderFix: "Return the same values for as long as the custom event lives.",
      source: "native ad protocol",
      breach: .noted(.flagsChanged), occasion: .on(.rendered)),
    Rule(
      id: "network-tracks-behind-google", severity: .error, party: .adapter,
      sentence: "The network sees the user although the flag leaves that to Google.",
      why:
        "Both sides count an impression; a click that the network takes is one Google never sees.",
      fix:
        "Leave the view to Google, or return true from the flags and report what the network sees.",
      source: "native ad protocol; public issues of the mediation repository",
      breach: .happened([.viewRegistered]) { ad, entry in
        let isBehind =
          entry.data[.watchesClicks] == true && ad.clicks?.flag == false
          || entry.data[.watchesImpressions] == true && ad.impressions?.flag == false
        return isBehind ? [entry.number] : nil
      }),
    Rule(
      id: "one-path-only", severity: .note, party: .adapter,
      sentence:
        "Google saw the user despite a true flag; the network was not told.",
      why:
        "A true flag is only a permission: if Google sees the user, the network must be told.",
      fix: "Implement didRecordImpression and didRecordClickOnAsset even if the flags are true.",
      source: "changelogs of public adapters of 2026",
      breach: .missing(after: [.clickTold, .impressionTold]) { ad, entry in
        guard ad.networkSpeaks else { return nil }
        let isClick = entry.sense == .clickTold
        let isKept =
          isClick
          ? ad.clicks?.isOverruled == true && ad.clicksHeard < ad.count(.clickTold)
          : ad.impressions?.isOverruled == true && ad.impressionsHeard == 0
        return isKept ? [entry.number] : nil
      }, occasion: .networkSpeaks, wires: ["click", "impression"]),
    Rule(
      id: "older-spelling", severity: .warning, party: .adapter,
      sentence: "An optional requirement is implemented under an older name.",
      why: "It compiles, but the current SDK never calls it.",
      fix: "Use the name in the note next to this one.",
      source: "Swift names of SDK 12; the public sample adapter",
      breach: .noted(.olderSpelling), occasion: .on(.clickTold, .setUpAsked)),
    Rule(
      id: "unknown-mediated-ad", severity: .error, party: .adapter,
      sentence: "Google was notified about an object that is not an ad of a custom event.",
      why: "Google finds an ad by its object: what the network saw of it is lost.",
      fix: "Pass the very object that the custom event handed over, and keep it.",
      source: "native custom events of SDK 7",
      breach: .noted(.unknownMediatedAd),
      occasion: .on(
        .clickReported, .impressionReported, .networkSawClick, .networkSawImpression, of: .native)),
  ]
}

extension AdCase {
  /// How many clicks the network knows of, from any source.
  var clicksHeard: Int { max(countAtMost(.clickPassedOn), countAtMost(.networkClick)) }
  var impressionsHeard: Int {
    max(countAtMost(.impressionPassedOn), countAtMost(.networkImpression))
  }
}
