import Simulation

extension Rulebook {
  package static let publisherNotTold = "publisher-not-told"

  /// What Google has to tell the publisher: the application, and its server. Only a fault that is forced
  /// breaks these here; on a phone they break, too, and an application that is well written bears it.
  static let publisherRules: [Rule] = [
    Rule(
      id: publisherNotTold, severity: .error, party: .google,
      sentence: "What Google told the publisher never arrived.",
      why:
        "An application or a server that waits for it waits forever, or counts and pays too little.",
      fix: "Do not wait for one callback alone, and compare your count with Google's report.",
      source: "public issues of the mobile ads packages",
      breach: .happened([.crossingLost]) { _, entry in entry.isToPublisher ? [entry.number] : nil }),
    Rule(
      id: "publisher-told-twice", severity: .error, party: .google,
      sentence: "The publisher was told the same twice.",
      why: "An application or a server that acts on each acts twice: two levels, two rewards.",
      fix: "Remember for each ad, or transaction, what was done for it, and do it once.",
      source: "public issues of the mobile ads packages",
      breach: .happened([.crossingRepeated]) { _, entry in
        entry.isToPublisher ? [entry.number] : nil
      }),
    Rule(
      id: "publisher-told-late", severity: .warning, party: .google,
      sentence: "What Google told the publisher arrived late.",
      why: "The application has gone on without it, and may have let go of the ad.",
      fix:
        "Keep what the callback needs until the ad is gone, and look at the state, not the order.",
      source: "public issues of the mobile ads packages",
      breach: .happened([.crossingHeld]) { _, entry in entry.isToPublisher ? [entry.number] : nil }),
    Rule(
      id: "report-not-counted", severity: .error, party: .google,
      sentence:
        "Google did not count an event that the adapter reported, or that Google saw itself.",
      why: "It is missing from the report that publishers are paid by.",
      fix:
        "Nothing in the app or an adapter: hand Google both reports, and the moment of the call.",
      source: "public issues of the mediation repository",
      breach: .happened([.crossingLost]) { ad, entry in
        if entry.isOfSight { return [entry.number] }
        guard entry.isOfBook else { return nil }
        let isOfClick = entry.data[.crossing] == "clickCount"
        // What Google sees itself it would not have counted again.
        guard (isOfClick ? ad.clicks : ad.impressions)?.isGoogles == false else { return nil }
        let report = ad.last(isOfClick ? .clickReported : .impressionReported)
        return [report, entry.number].compactMap(\.self)
      }),
    Rule(
      id: "report-counted-twice", severity: .error, party: .google,
      sentence:
        "Google counted twice an event that the adapter reported once, or that Google saw itself.",
      why: "Google's report has a click that did not happen, and the advertiser pays for it.",
      fix: "Nothing in the adapter: hand in both reports, and the moment of the call.",
      source: "public issues of the mobile ads packages",
      breach: .happened([.crossingRepeated]) { ad, entry in
        if entry.isOfSight { return [entry.number] }
        guard entry.isOfBook, ad.clicks?.isGoogles == false else { return nil }
        return [ad.last(.clickReported), entry.number].compactMap(\.self)
      }),
    Rule(
      id: "google-counted-at-load", severity: .warning, party: .google,
      sentence:
        "Google counted the impression when the ad came, or was placed; nobody had seen it.",
      why: "Ads that are never shown are in Google's report; who listens by then is told of each.",
      fix: "Use an SDK that waits for the ad to be seen, or load only what you show.",
      source: "public issues of the mobile ads packages",
      breach: .happened([.googleImpression]) { ad, entry in
        guard ad.count(.googleImpression) == 0 else { return nil }
        let isUnseen = ad.isBanner && ad.counting.google == .atPresent && !ad.isInSight
        return isUnseen || ad.counting.google == .atLoad ? [entry.number] : nil
      }),
  ]
}

extension Entry {
  /// Whether it is about something that goes from Google to the publisher.
  fileprivate var isToPublisher: Bool {
    guard from.role == .google, let crossing = data[.crossing] else { return false }
    // These two are decisions of Google's about a banner; the publisher is told of neither.
    return !isOfBook && !isOfSight && !["sight", "refresh"].contains(crossing)
  }

  /// Whether it is about what Google has seen itself.
  fileprivate var isOfSight: Bool {
    ["clickSeen", "impressionSeen"].contains(data[.crossing])
  }

  /// Whether it is about what Google writes into its own book.
  fileprivate var isOfBook: Bool { ["clickCount", "impressionCount"].contains(data[.crossing]) }
}
