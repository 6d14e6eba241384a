import Languages
package import Observing

extension Passage {
  /// One sentence about one kind of event, or about several.
  package func sentence(of events: [CountRow.Event]) -> String {
    let words = EventWords(events)
    return switch self {
    case .toCome(.google): localized("Google will see \(words.awaited).")
    case .toCome(.network): localized("The network will see \(words.awaited).")
    case .missed: localized("No \(words.none) was counted.")
    case .outOfSight(isOpen: true):
      localized("Nobody can see the ad yet: it is covered, too small, or out of view.")
    case .outOfSight(isOpen: false):
      localized("Nobody could see the ad: it was covered, too small, or out of view all the time.")
    case .outOfReach: localized("No tap can reach the ad: the app lets none through to it.")
    case .nobodySees: localized("Neither Google nor the network watches for \(words.plural).")

    case .underWay(.google):
      localized("Google saw \(words.the); its \(words.calls) to the adapter is held up.")
    case .underWay(.network):
      localized(
        "The network saw \(words.the); the adapter's \(words.reports) to Google is held up.")
    case .told(.google), .toldTwice(.google), .echoed(.google):
      localized("Google saw \(words.the); the adapter told the network.")
    case .told(.network), .toldTwice(.network), .echoed(.network):
      localized("The network saw \(words.the); the adapter told Google.")
    case .unconfirmed(.google):
      localized("Google saw \(words.the). The network's own count is unknown.")
    case .unconfirmed(.network):
      localized("The adapter reported \(words.the) to Google. The network's own count is unknown.")

    case .unproven(.google):
      localized("Google saw \(words.the). No later line shows whether the network was told.")
    case .unproven(.network):
      localized("The network saw \(words.the). No later line shows whether Google was told.")
    case .unrecorded: localized("Nobody recorded how often Google counted \(words.the).")

    case .lost(.google, .beforeAdapter):
      localized("Google saw \(words.the) but did not tell the adapter.")
    case .lost(.google, .onTheWire):
      localized("Google saw \(words.the); its \(words.calls) to the adapter \(words.lost).")
    case .lost(.network, .onTheWire):
      localized(
        "The network saw \(words.the); the adapter's \(words.reports) to Google \(words.lost).")
    case .lost(.google, .afterAdapter):
      localized("Google saw \(words.the); the adapter never told the network.")
    case .lost(.network, .beforeAdapter):
      localized("The network saw \(words.the) but did not tell the adapter.")
    case .lost(.network, .afterAdapter):
      localized("The network saw \(words.the); the adapter never told Google.")
    case .lostInPart(.google):
      localized("Google saw more \(words.plural) than the network was told.")
    case .lostInPart(.network):
      localized("The network counted more \(words.plural) than the adapter reported to Google.")
    case .swallowed(.google):
      localized("The network was told of \(words.the) but did not count \(words.pronoun).")
    case .swallowed(.network):
      localized(
        "The adapter reported \(words.the) to Google, which did not count \(words.pronoun).")
    case .swallowedInPart(.google):
      localized("The network was told of all \(words.plural), and counted fewer.")
    case .swallowedInPart(.network):
      localized("The adapter reported all \(words.plural) to Google, which counted fewer.")
    case .doubled(.google): localized("The network counted more \(words.plural) than Google saw.")
    case .doubled(.network):
      localized("The adapter reported more \(words.plural) to Google than the network counted.")
    case .miscounted:
      localized("Google counted more \(words.plural) than the adapter reported.")
    case .forgotten:
      localized("Google saw \(words.the) and did not count \(words.pronoun).")
    case .unfounded(.google), .overlooked(.google):
      localized("The network counted \(words.the), but Google saw \(words.neither).")
    case .unfounded(.network), .overlooked(.network):
      localized("Google counted \(words.the), but the network counted \(words.neither).")
    case .apart(nil):
      localized("Google and the network each counted \(words.the); neither tells the other.")
    case .apart(.google?):
      localized("The network counted more \(words.plural) than Google; neither tells the other.")
    case .apart(.network?):
      localized("Google counted more \(words.plural) than the network; neither tells the other.")
    case .ruled(let google, let network):
      localized(
        "They count by different rules: Google \(google.inWords), the network \(network.inWords).")
    }
  }
}

/// How a sentence names one kind of event, or several.
private struct EventWords {
  let the: String
  let none: String
  let plural: String
  let awaited: String
  let neither: String
  let pronoun: String
  let calls: String
  let reports: String
  let lost: String

  init(_ events: [CountRow.Event]) {
    the = events.map { localized("the \($0.title)") }.joined(separator: localized(" and "))
    none = events.map(\.title).joined(separator: localized(" or "))
    plural = events.map { localized("\($0.title)s") }.joined(separator: localized(" and "))
    awaited = events.map(\.awaited).joined(separator: localized(" and "))
    neither = events.count == 1 ? localized("none") : localized("neither")
    pronoun = events.count == 1 ? localized("it") : localized("them")
    calls = events.count == 1 ? localized("call") : localized("calls")
    reports = events.count == 1 ? localized("report") : localized("reports")
    lost = localized("\(events.count == 1 ? "was" : "were") lost on the way")
  }
}

extension CountRow.Event {
  fileprivate var awaited: String {
    switch self {
    case .impression: localized("the impression after one second in view")
    case .click: localized("the next tap")
    case .reward: localized("the reward")
    }
  }
}
