import Simulation

/// How the publisher's server behaves when Google's tells it of a reward.
package struct RewardServer: Equatable, Sendable {
  /// What its answers are like.
  package var outcome = Outcome.grants
  /// How many requests about one reward are answered like that, before it grants; nil for all.
  package var times: Int?
  /// How long an answer takes.
  package var latency = Duration.milliseconds(100)
  /// Whether it keeps the transactions that it has granted.
  package var keepsTransactions = true
  package var order = Order.appFirst

  package init() {}

  package enum Outcome: String, CaseIterable, Sendable {
    case grants
    /// It answers 500.
    case fails
    /// It grants the reward, and answers 500.
    case grantsAndFails
    /// Nobody answers.
    case isDown
  }

  /// Who hears of the reward first.
  package enum Order: String, CaseIterable, Sendable {
    case appFirst, serverFirst
  }

  /// What the answer to a request is like; `number` counts those about the same reward, from 1.
  package func outcome(ofRequest number: Int) -> Outcome {
    times.map { number > $0 } ?? false ? .grants : outcome
  }
}
