import Simulation

extension Rulebook {
  static let impressionRules: [Rule] = [
    Rule(
      id: "impression-not-passed-on", severity: .error, party: .adapter,
      sentence:
        "Google tracked the impression and told the adapter; the network never heard of it.",
      why: "The network shows the ad and is not paid for it: the two reports drift apart.",
      mend: "Tell the network in didRecordImpression.",
      source: "native ad protocol",
      breach: .missing(after: .impressionTold) { ad, entry in
        guard ad.networkSpeaks, ad.count(.impressionPassedOn) + ad.count(.networkImpression) == 0
        else { return nil }
        return [ad.last(.googleImpression), entry.number].compactMap { $0 }
      }),
    Rule(
      id: "impression-passed-on-twice", severity: .error, party: .adapter,
      sentence: "The network was told of the impression more than once.",
      why: "A network that does not guard itself counts and charges it twice.",
      mend: "Pass on exactly what didRecordImpression says, once.",
      source: "native ad protocol",
      breach: .happened(.impressionPassedOn) { ad, entry in
        ad.last(.impressionPassedOn).map { [$0, entry.number] }
      }),
    Rule(
      id: "impression-not-reported", severity: .error, party: .adapter,
      sentence: "The network tracked the impression, and the adapter never reported it.",
      why: "Google's report lacks an impression that the network charges for.",
      mend: "Call reportImpression() when the network says that it counted.",
      source: "native ad protocol; changelogs of public adapters",
      breach: .missing(after: .networkImpression) { ad, entry in
        guard ad.googleWatchesImpressions == false, ad.count(.impressionReported) == 0 else {
          return nil
        }
        return [entry.number]
      }),
    Rule(
      id: "impression-reported-twice", severity: .error, party: .adapter,
      sentence: "The impression was reported more than once.",
      why: "An ad is seen once; a count of two is a discrepancy with every other report.",
      mend: "Report when the network counts, and from one place.",
      source: "GADMediationAdEventDelegate.h",
      breach: .noted("impression-reported-twice")),
    Rule(
      id: "impression-reported-while-google-tracks", severity: .error, party: .adapter,
      sentence: "The adapter reported an impression that Google tracks itself.",
      why: "handlesUserImpressions is false: were the report counted, there would be two.",
      mend: "Report only if handlesUserImpressions() answers true.",
      source: "native ad protocol",
      breach: .noted("impression-reported-while-google-tracks")),
  ]
}
