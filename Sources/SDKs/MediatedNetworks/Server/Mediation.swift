import Simulation

/// Who mediates between the application and the network whose ads it has.
package struct Mediation: Equatable, Sendable {
  /// What the application asks, and hears of.
  package var mediator: Party
  /// Whose ads they are.
  package var network: Party
  private var mistakes: Set<MediatorMistake> = []
  private var condition: MistakeCondition
  /// How long after the first time it asks twice; nil for at once.
  let delay: Duration?
  /// How often it asks the network again by itself before it tells that there is no ad.
  private let retries: Int
  /// The networks that it asks first, in vain.
  package let before: [PassedOver]

  package init(
    by mediator: Party, of network: Party, mistakes: Set<MediatorMistake> = [],
    when condition: MistakeCondition = .init(), after delay: Duration? = nil, retries: Int = 0,
    before: [PassedOver] = []
  ) {
    self.mediator = mediator
    self.network = network
    self.mistakes = mistakes
    self.condition = condition
    self.delay = delay
    self.retries = retries
    self.before = before
  }

  /// A network that has no ad.
  package struct PassedOver: Equatable, Sendable {
    package let network: String
    /// How long it takes to say so; nil if it never answers.
    private let answersAfter: Duration?

    package init(_ network: String, answersAfter: Duration?) {
      (self.network, self.answersAfter) = (network, answersAfter)
    }

    package var isSilent: Bool { answersAfter == nil }
    /// How long the mediator has waited as it asks the next one.
    package var wait: Duration { min(answersAfter ?? Self.patience, Self.patience) }

    private static let patience = Duration.seconds(10)
  }

  /// How long it waits before it asks once more, which it has done so often; nil if it does not.
  func pause(after times: Int) -> Duration? {
    times < retries ? .seconds(2) * (1 << min(times, 5)) : nil
  }

  /// Whether the mediator makes that mistake now.
  package func makes(_ mistake: MediatorMistake) -> Bool {
    guard mistakes.contains(mistake) else { return false }
    let isMade = condition.holds()
    MadeMistakes.shared.met(mistake.rawValue, isMade: isMade)
    return isMade
  }

  /// The first mistake that it makes now and that has this meaning.
  func made(where isMeant: (MediatorMistake) -> Bool) -> MediatorMistake? {
    MediatorMistake.allCases.first { mistakes.contains($0) && isMeant($0) && makes($0) }
  }
}
