package import Observing

extension CountStory {
  /// One sentence about one kind of event, or about both.
  package func sentence(of events: [CountedEvent]) -> String {
    let words = EventWords(events)
    return switch self {
    case .waiting(.google): "Google counts \(words.awaited)."
    case .waiting(.network): "The network counts \(words.awaited)."
    case .nothing: "No \(words.none) was counted."

    case .toldToNetwork: "Google saw \(words.the) and told the adapter, which told the network."
    case .seenByGoogle: "Google saw \(words.the). The network's own count is unknown."
    case .unseenByGoogle: "The network counted \(words.the), but Google saw \(words.neither)."
    case .networkCountedMoreThanGoogleSaw:
      "The network counted more \(words.plural) than Google saw."
    case .notToldToAdapter: "Google saw \(words.the) but did not tell the adapter."
    case .notToldToNetwork:
      "Google saw \(words.the) and told the adapter; the network was not told."

    case .reportedToGoogle:
      "The network saw \(words.the); the adapter reported \(words.them) to Google."
    case .reportedByNetwork:
      "The adapter reported \(words.the) to Google. The network's own count is unknown."
    case .countedWithoutReport: "Google counted \(words.the), but the adapter reported none."
    case .reportedWithoutCount:
      "The adapter reported \(words.the), but the network counted \(words.neither)."
    case .notReported:
      "The network saw \(words.the); the adapter reported \(words.neither) to Google."
    case .reportedTooRarely:
      "The network counted more \(words.plural) than the adapter reported to Google."
    case .reportedTooOften:
      "The adapter reported more \(words.plural) to Google than the network counted."
    }
  }
}

/// How a sentence names one kind of event, or both.
private struct EventWords {
  let the: String
  let none: String
  let plural: String
  let awaited: String
  let them: String
  let neither: String

  init(_ events: [CountedEvent]) {
    the = events.map { "the \($0.noun)" }.joined(separator: " and ")
    none = events.map(\.noun).joined(separator: " or ")
    plural = events.map { "\($0.noun)s" }.joined(separator: " and ")
    awaited = events.map(\.awaited).joined(separator: " and ")
    them = events.count == 1 ? "it" : "both"
    neither = events.count == 1 ? "none" : "neither"
  }
}

extension CountedEvent {
  fileprivate var noun: String {
    switch self {
    case .impression: "impression"
    case .click: "click"
    }
  }

  fileprivate var awaited: String {
    switch self {
    case .impression: "an impression after one second in view"
    case .click: "the next tap"
    }
  }
}
