import Simulation

extension Rulebook {
  static let clickRules: [Rule] = [
    Rule(
      id: "click-not-passed-on", severity: .error, party: .adapter,
      sentence: "Google tracked the click and told the adapter; the network never heard of it.",
      why: "The network does not count the click, and what it would open stays shut.",
      mend: "Hand the click to the network in didRecordClickOnAsset(with:view:viewController:).",
      source: "native ad protocol; native custom event",
      breach: .missing(after: .clickTold) { ad, entry in
        let heard = max(ad.count(.clickPassedOn), ad.count(.networkClick))
        guard ad.networkSpeaks, heard < ad.count(.clickTold) else { return nil }
        return [ad.last(.googleClick), entry.number].compactMap { $0 }
      }),
    Rule(
      id: "click-passed-on-twice", severity: .error, party: .adapter,
      sentence: "The network was told of more clicks than Google tracked.",
      why: "The network charges for a click that nobody made.",
      mend: "Pass each click on once.",
      source: "native ad protocol",
      breach: .happened(.clickPassedOn) { ad, entry in
        guard ad.count(.clickPassedOn) >= ad.count(.clickTold), let told = ad.last(.clickTold)
        else { return nil }
        return [told, entry.number]
      }),
    Rule(
      id: "click-not-reported", severity: .error, party: .adapter,
      sentence: "The network tracked the click, and the adapter never reported it.",
      why: "Google's report lacks a click that the network charges for.",
      mend: "Call reportClick() when the network says that it counted.",
      source: "native ad protocol",
      breach: .missing(after: .networkClick) { ad, entry in
        guard ad.googleWatchesClicks == false, ad.count(.clickReported) < ad.count(.networkClick)
        else { return nil }
        return [entry.number]
      }),
    Rule(
      id: "click-reported-twice", severity: .error, party: .adapter,
      sentence: "The adapter reported more clicks than its network counted.",
      why: "Google's report has a click that nobody made.",
      mend: "Report when the network counts, and from one place.",
      source: "GADMediationAdEventDelegate.h",
      // A network may tell its adapter before it writes into its book: the moment's end decides.
      breach: .missing(after: .clickReported) { ad, entry in
        guard ad.googleWatchesClicks == false, ad.networkSpeaks,
          ad.count(.clickReported) > ad.count(.networkClick)
        else { return nil }
        return Set([entry.number, ad.last(.clickReported) ?? entry.number]).sorted()
      }),
    Rule(
      id: "click-reported-while-google-tracks", severity: .error, party: .adapter,
      sentence: "The adapter reported a click that Google tracks itself.",
      why: "handlesUserClicks is false: were the report counted, one tap would be two clicks.",
      mend: "Report only if handlesUserClicks() answers true.",
      source: "native ad protocol",
      breach: .noted("click-reported-while-google-tracks")),
    Rule(
      id: "older-spelling", severity: .warning, party: .adapter,
      sentence: "An optional requirement is there under an older name.",
      why: "It compiles, and the present SDK never calls it.",
      mend: "Write the name that the note beside this one gives.",
      source: "Swift names of SDK 12; the public sample adapter",
      breach: .noted("older-spelling")),
  ]
}
