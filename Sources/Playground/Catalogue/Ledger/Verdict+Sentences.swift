// This target contains the sentences and words for people, made from values that were decided
// elsewhere. Three kinds of text are not here: a contract rule has its texts beside its check, a
// setting has its summary in its table, and a room has its title on its card, so that each can be
// added in one place. JSON is a layer below and words its own errors.

package import Observing

extension Verdict {
  package var sentences: [String] { statements.map(\.sentence) }
}

extension Verdict.Statement {
  package var sentence: String {
    switch self {
    case .loading: "The ad is loading."
    case .noAd: "No line had an ad, so there is nothing to count."
    case .presentation(let presentation): presentation.sentence
    case .count(let passage, of: let events): passage.sentence(of: events)
    case .reward(let story): story.sentence
    }
  }
}

extension Verdict.Presentation {
  fileprivate var sentence: String {
    switch self {
    case .refused(let reason, wasOnScreen: false): "It was not shown: \(reason)"
    case .refused(let reason, wasOnScreen: true): "It was not shown again: \(reason)"
    case .asked: "Google asked the adapter to show it; the adapter has not answered yet."
    case .ready: "It is ready to be shown."
    case .declined: "The user declined it; it can still be shown."
    case .left(.closed): "It left the screen; the app was not told."
    case .left(.forced): "The user forced it off the screen; the app was not told."
    }
  }
}

extension Verdict.RewardStory {
  fileprivate var sentence: String {
    switch self {
    case .notEarnedYet: "The reward is not earned yet."
    case .notEarned: "No reward was earned."
    case .earned(told: true): "The user earned the reward; the app was told."
    case .earned(told: false): "The user earned the reward; the app was not told."
    case .notToldYet: "The user earned the reward; the network has not told the adapter yet."
    case .underWay: "The user earned the reward; the adapter's report to Google is held up."
    case .notReported: "The user earned the reward; the adapter did not report it."
    case .lostOnTheWire:
      "The user earned the reward; the adapter's report to Google was lost on the way."
    case .unknownToNetwork: "The app gave a reward that the network did not count."
    }
  }
}
