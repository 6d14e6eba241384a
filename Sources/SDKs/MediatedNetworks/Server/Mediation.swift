import Simulation

/// Who mediates between the application and the network whose ads it has.
package struct Mediation: Equatable, Sendable {
  /// What the application asks, and hears of.
  package var mediator: Party
  /// Whose ads they are.
  package var network: Party
  package var mistakes: Set<MediatorMistake> = []

  package init(by mediator: Party, of network: Party, mistakes: Set<MediatorMistake> = []) {
    self.mediator = mediator
    self.network = network
    self.mistakes = mistakes
  }
}
