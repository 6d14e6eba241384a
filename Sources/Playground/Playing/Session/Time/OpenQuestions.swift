import Scenarios
import Simulation

/// What adapters were asked and have not answered.
///
/// | | line of the ad | page of the ad |
/// |---|---|---|
/// | lineAsked | open | – |
/// | lineAnswered, ranOutOfTime, adReceived, adRefused | closed | – |
/// | standIn in the adapter's place, a question or an answer that is lost | closed | – |
/// | a question that a stand-in or the wire holds up | waits, until it goes on | – |
/// | presentTold | – | open |
/// | willPresent, presentFailed, presentRefused, a call to show it or its report that is lost | – | closed |
struct OpenQuestions: Equatable {
  /// When the line of an ad was asked, by ad.
  private(set) var lines: [String: Instant] = [:]
  /// The same of those whose question has not reached their adapter.
  private var held: [String: Instant] = [:]
  /// The ads that were told to cover the application.
  private(set) var pages: Set<String> = []

  var isEmpty: Bool { lines.isEmpty && pages.isEmpty }

  mutating func handle(_ entry: Entry) {
    guard let ad = entry.ad, let sense = entry.sense else { return }
    switch sense {
    case .lineAsked: lines[ad] = entry.time
    case .lineAnswered, .ranOutOfTime, .adReceived, .adRefused: close(ad)
    case .standIn where entry.data[.outcome] != nil: close(ad)
    case .crossingLost where entry.isOfLoad: close(ad)
    case .crossingLost where entry.isOfPage: pages.remove(ad)
    case .standIn where entry.kind == .timer, .crossingGoesOn:
      lines[ad] = held.removeValue(forKey: ad)
    case .standIn,
      .crossingHeld where entry.isOfLoad:
      held[ad] = lines.removeValue(forKey: ad)
    case .presentTold: pages.insert(ad)
    case .willPresent, .presentFailed, .presentRefused: pages.remove(ad)
    default: break
    }
  }

  private mutating func close(_ ad: String) {
    lines[ad] = nil
    held[ad] = nil
  }
}

extension Entry {
  /// Whether what crosses the wire is a load, or its answer.
  fileprivate var isOfLoad: Bool { crosses(["question", "answer"]) }

  /// Whether it is a call to cover the application, or the report of it.
  fileprivate var isOfPage: Bool { crosses(["show", "presentation"]) }

  private func crosses(_ crossings: [String]) -> Bool {
    data[.crossing].map(crossings.contains) ?? false
  }
}
