import Simulation

extension Rulebook {
  static let viewRules: [Rule] = [
    Rule(
      id: "view-not-handed-over", severity: .error, party: .adapter,
      sentence: "The network watches, and never got the view it should watch.",
      why: "Nobody notices the user: no impression and no click is ever counted.",
      mend: "Register the view and the clickable asset views with the network in didRender.",
      source: "native ad protocol; public issues of the mediation repository",
      breach: .missing(after: .rendered) { ad, entry in
        let googleWatchesAll =
          ad.googleWatchesClicks != false && ad.googleWatchesImpressions != false
        guard ad.networkSpeaks, !googleWatchesAll,
          // What a network calls it differs; that it was called does not.
          (ad.lastCallToNetwork ?? 0) < entry.number
        else { return nil }
        return [entry.number]
      }),
    Rule(
      id: "view-not-released", severity: .error, party: .adapter,
      sentence: "The ad left its view, and the network still watches the view.",
      why: "Taps and views of whatever is shown there next are counted for this ad.",
      mend: "Let the network go of the view in didUntrackView, whether or not a view is given.",
      source: "native ad protocol",
      breach: .missing(after: .untracked) { ad, entry in
        guard let registered = ad.last(.viewRegistered),
          (ad.last(.viewReleased) ?? 0) < registered
        else { return nil }
        return [registered, entry.number]
      }),
    Rule(
      id: "screens-out-of-order", severity: .error, party: .adapter,
      sentence: "What covers the application was gone before it was about to go.",
      why: "An application that pauses its game or its sound goes on too soon, or never.",
      mend: "Tell willPresent, willDismiss and didDismiss in this order, each once.",
      source: "GADMediationAdEventDelegate.h",
      breach: .happened(.willDismiss) { ad, entry in
        guard let gone = ad.last(.didDismiss), gone > (ad.last(.willPresent) ?? 0) else {
          return nil
        }
        return [gone, entry.number]
      }),
  ]
}
