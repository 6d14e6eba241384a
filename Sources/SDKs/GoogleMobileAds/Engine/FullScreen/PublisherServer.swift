import AdServing
import Simulation

/// The publisher's server, as far as Google's sees it: it is told of a reward, and answers.
///
/// | the request | the answer | sense |
/// |---|---|---|
/// | names neither a user nor anything else the application has said | 200, and nobody has the reward | `rewardRefused` |
/// | its transaction was granted, and the server keeps those | 200 | `rewardKnown` |
/// | is met by `grants` | 200 | `rewardGranted` |
/// | is met by `grantsAndFails` | 500 | `rewardGranted` |
/// | is met by `fails` | 500 | `rewardRefused` |
/// | is met by `isDown` | none | `rewardUnanswered` |
final class PublisherServer: Lasting {
  static var shared: PublisherServer { World.current.instance { PublisherServer() } }

  private var granted: Set<String> = []

  /// Answers a request; `then` is told the status, and what it does follows from the answer.
  func answer(_ call: RewardCall, _ outcome: RewardServer.Outcome, then: (Int?) -> Void) {
    let journal = World.current.journal
    guard let answer = answer(call, outcome) else {
      return journal.note(
        by: .google, "the publisher's server does not answer", .rewardUnanswered,
        data: [Fact.transaction(call.transaction)]
      ) { then(nil) }
    }
    journal.callback(
      from: .server, to: .google, answer.words, answer.sense,
      data: [Fact.status(answer.status), Fact.transaction(call.transaction)]
    ) { then(answer.status) }
  }

  private typealias Answer = (words: String, sense: Sense, status: Int)

  private func answer(_ call: RewardCall, _ outcome: RewardServer.Outcome) -> Answer? {
    let isFailure = outcome == .fails || outcome == .grantsAndFails
    let (words, status) = isFailure ? ("500 Internal Server Error", 500) : ("200 OK", 200)
    switch outcome {
    case .isDown: return nil
    case .fails: return (words, .rewardRefused, status)
    case .grants, .grantsAndFails:
      guard call.isForSomebody else {
        return ("\(words): nobody to grant it to", .rewardRefused, status)
      }
      let isNew = granted.insert(call.transaction).inserted
      return isNew || !call.server.keepsTransactions
        ? ("\(words): granted", .rewardGranted, status)
        : ("\(words): granted before", .rewardKnown, status)
    }
  }
}
