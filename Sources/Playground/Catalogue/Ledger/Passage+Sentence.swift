package import Observing

extension Passage {
  /// One sentence about one kind of event, or about several.
  package func sentence(of events: [CountRow.Event]) -> String {
    let words = EventWords(events)
    return switch self {
    case .toCome(.google): "Google will see \(words.awaited)."
    case .toCome(.network): "The network will see \(words.awaited)."
    case .missed: "No \(words.none) was counted."
    case .nobodySees: "Neither Google nor the network watches for \(words.plural)."

    case .underWay(.google):
      "Google saw \(words.the); its \(words.calls) to the adapter is held up."
    case .underWay(.network):
      "The network saw \(words.the); the adapter's \(words.reports) to Google is held up."
    case .told(.google), .toldTwice(.google), .echoed(.google):
      "Google saw \(words.the); the adapter told the network."
    case .told(.network), .toldTwice(.network), .echoed(.network):
      "The network saw \(words.the); the adapter told Google."
    case .unconfirmed(.google): "Google saw \(words.the). The network's own count is unknown."
    case .unconfirmed(.network):
      "The adapter reported \(words.the) to Google. The network's own count is unknown."

    case .lost(.google, .beforeAdapter): "Google saw \(words.the) but did not tell the adapter."
    case .lost(.google, .onTheWire):
      "Google saw \(words.the); its \(words.calls) to the adapter \(words.lost)."
    case .lost(.network, .onTheWire):
      "The network saw \(words.the); the adapter's \(words.reports) to Google \(words.lost)."
    case .lost(.google, .afterAdapter):
      "Google saw \(words.the); the adapter never told the network."
    case .lost(.network, _):
      "The network saw \(words.the); the adapter never told Google."
    case .lostInPart(.google): "Google saw more \(words.plural) than the network was told."
    case .lostInPart(.network):
      "The network counted more \(words.plural) than the adapter reported to Google."
    case .swallowed(.google):
      "The network was told of \(words.the) but did not count \(words.pronoun)."
    case .swallowed(.network):
      "The adapter reported \(words.the) to Google, which did not count \(words.pronoun)."
    case .doubled(.google): "The network counted more \(words.plural) than Google saw."
    case .doubled(.network):
      "The adapter reported more \(words.plural) to Google than the network counted."
    case .unfounded(.google):
      "The network counted \(words.the), but Google saw \(words.neither)."
    case .unfounded(.network):
      "Google counted \(words.the), but the network counted \(words.neither)."
    case .apart(nil): "Google and the network each counted \(words.the); neither tells the other."
    case .apart(.google?):
      "The network counted more \(words.plural) than Google; neither tells the other."
    case .apart(.network?):
      "Google counted more \(words.plural) than the network; neither tells the other."
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
    the = events.map { "the \($0.title)" }.joined(separator: " and ")
    none = events.map(\.title).joined(separator: " or ")
    plural = events.map { "\($0.title)s" }.joined(separator: " and ")
    awaited = events.map(\.awaited).joined(separator: " and ")
    neither = events.count == 1 ? "none" : "neither"
    pronoun = events.count == 1 ? "it" : "them"
    calls = events.count == 1 ? "call" : "calls"
    reports = events.count == 1 ? "report" : "reports"
    lost = "\(events.count == 1 ? "was" : "were") lost on the way"
  }
}

extension CountRow.Event {
  fileprivate var awaited: String {
    switch self {
    case .impression: "the impression after one second in view"
    case .click: "the next tap"
    case .reward: "the reward"
    }
  }
}
