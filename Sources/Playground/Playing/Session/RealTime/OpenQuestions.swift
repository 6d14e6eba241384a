import Scenarios
import Simulation

/// What adapters were asked and have not answered.
///
/// | | line of the ad | page of the ad |
/// |---|---|---|
/// | lineAsked | open | – |
/// | lineAnswered, ranOutOfTime, adReceived, adRefused | closed | – |
/// | standIn in the adapter's place | closed | – |
/// | presentTold | – | open |
/// | willPresent, presentFailed, presentRefused | – | closed |
struct OpenQuestions: Equatable {
  /// When the line of an ad was asked, by ad.
  private(set) var lines: [String: Instant] = [:]
  /// The ads that were told to cover the application.
  private(set) var pages: Set<String> = []

  var isEmpty: Bool { lines.isEmpty && pages.isEmpty }

  mutating func handle(_ entry: Entry) {
    guard let ad = entry.ad, let sense = entry.sense else { return }
    switch sense {
    case .lineAsked: lines[ad] = entry.time
    case .lineAnswered, .ranOutOfTime, .adReceived, .adRefused: lines[ad] = nil
    case .standIn where entry.data.string("outcome") != nil: lines[ad] = nil
    case .presentTold: pages.insert(ad)
    case .willPresent, .presentFailed, .presentRefused: pages.remove(ad)
    default: break
    }
  }
}
