import Simulation

extension Rulebook {
  /// The id of the rule that a network that is to see the user gets the view.
  package static let viewNotHandedOver = "view-not-handed-over"

  /// The id of the rule that nothing is reported of an ad before it is in a view.
  static let eventBeforeRendered = "event-before-rendered"

  static let viewRules: [Rule] = [
    Rule(
      id: viewNotHandedOver, severity: .error, party: .adapter,
      sentence: "The network should see the user's actions, but never got the view.",
      why: "No one sees the user's actions: no impression and no click is counted.",
      fix: "Register the view and the clickable asset views with the network in didRender.",
      source: "native ad protocol; public issues of the mediation repository",
      breach: .missing(after: [.rendered]) { ad, entry in
        ad.lacksView(since: entry) && ad.count(.rendered) == 1 && ad.networkSaysAllItIsAsked
          ? [entry.number] : nil
      }, occasion: .networkSpeaks, wires: ["render"]),
    Rule(
      id: "not-registered-anew", severity: .error, party: .adapter,
      sentence: "The ad was shown in a view again, but the network did not get the view again.",
      why: "In a scrolling list, no one sees the second appearance.",
      fix: "Register the view on every didRender, not only on the first.",
      source: "changelogs of public adapters",
      breach: .missing(after: [.rendered]) { ad, entry in
        ad.lacksView(since: entry) && ad.count(.rendered) > 1 && ad.networkSaysWhatItIsShown
          ? [entry.number] : nil
      }, occasion: .networkSpeaks, wires: ["render"]),
    Rule(
      id: "view-not-released", severity: .error, party: .adapter,
      sentence: "The ad left its view, but the network kept the view.",
      why: "Taps and impressions of the next ad in the view are counted for this one.",
      fix: "Unregister the view from the network in didUntrackView, even if the call has no view.",
      source: "native ad protocol",
      breach: .missing(after: [.untracked]) { ad, entry in
        guard let registered = ad.last(.viewRegistered),
          ad.happened(.viewRegistered, notSince: .viewReleased), registered < entry.number
        else { return nil }
        return [registered, entry.number]
      }, wires: ["untrack"]),
    Rule(
      id: "counted-after-untrack", severity: .error, party: .network,
      sentence: "The network counted an event of an ad that is not in a view.",
      why: "Advertisers pay for events that did not happen.",
      fix: "Stop watching in didUntrackView.",
      source: "native ad protocol",
      breach: .happened([.networkClick, .networkImpression]) { ad, entry in
        guard let untracked = ad.last(.untracked), ad.happened(.untracked, notSince: .rendered)
        else { return nil }
        return [untracked, entry.number]
      }, wires: ["untrack", "click", "impression"]),
    Rule(
      id: "whole-view-clickable", severity: .warning, party: .adapter,
      sentence: "The network takes taps on the whole ad, even between the assets.",
      why: "Taps on white space count as clicks, which can get a publisher banned.",
      fix: "Pass the clickable asset views to the network.",
      source: "changelogs of public adapters",
      breach: .happened([.viewRegistered]) { _, entry in
        entry.data[.wholeView] == true ? [entry.number] : nil
      }),
    Rule(
      id: eventBeforeRendered, severity: .error, party: .adapter,
      sentence: "The adapter reported an event of an ad that has never been in a view.",
      why: "Advertisers pay for an ad that nobody saw.",
      fix: "Report what the network sees in the view, not that its ad has come.",
      source: "native ad protocol; native custom events of SDK 7",
      breach: .happened([.clickReported, .impressionReported]) { ad, entry in
        guard ad.isNative, ad.count(.rendered) == 0, let received = ad.last(.adReceived) else {
          return nil
        }
        return [received, entry.number]
      }, occasion: .of(.native)),
    Rule(
      id: "presented-from-nowhere", severity: .error, party: .adapter,
      sentence: "A page was presented by a controller that is not on the screen.",
      why: "Nothing opens, and no one is told.",
      fix: "Present from the view controller that came with the call.",
      source: "GADMediatedUnifiedNativeAd.h",
      breach: .noted(.presentOutsideWindow), occasion: .on(.willPresent, .networkPageOpened)),
  ]
}

extension AdCase {
  /// Whether the network should be tracking but was not asked for anything since the ad came into a
  /// view. Networks name that call differently, but there is always one.
  fileprivate func lacksView(since entry: Entry) -> Bool {
    let googleWatchesAll = clicks?.isGoogles != false && impressions?.isGoogles != false
    return networkSpeaks && !googleWatchesAll && lastCallToNetwork < entry.number
      && !networkLooksItself
  }

  /// Whether a view of the network's own, such as its video, came into sight with the ad: then the network
  /// sees the user with it.
  private var networkLooksItself: Bool {
    guard let seen = last(.viewRegistered), happened(.viewRegistered, notSince: .viewReleased)
    else {
      return false
    }
    return last(.untracked).map { $0 < seen } ?? true
  }
}
