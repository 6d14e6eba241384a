import AdServing
import Contract
package import Scenarios
import Simulation

/// How a journal is read about the ads of one kind of unit.
package struct ObservedKind: Sendable {
  /// Who asks for an ad, as the journal says.
  let asker: Party
  /// Whether Google counts such an ad, too: then there are two sides to compare.
  package let hasGoogle: Bool
  /// Which rules are about it; nil if that depends on its format.
  var shape: AdShape?
  /// Whether it has a line only once one was shown.
  var hasLineOnceShown = false
  /// The keeper of the platform's own book, where one stands between the network and the application.
  package var platform: String?
  /// Who keeps the counts that those of a network are compared with; nil if nobody else counts.
  package var mediator: String? { hasGoogle ? Discrepancy.google : platform }
  let life: @Sendable (Scenario.Format) -> LifeTable
  let event: @Sendable (Sense, Entry, Scenario.Format) -> LifeEvent?
}

extension Scenario.Through {
  /// The one place here that tells kinds of units apart.
  package var observed: ObservedKind {
    switch self {
    case .google: .google
    case .arbiter: .arbiter
    case .ghad: .service
    case .max: .max
    }
  }

  /// The kind of the unit for whose ad this entry asks.
  init(asking entry: Entry) {
    let party = entry.to ?? entry.from
    self =
      Self.allCases.last {
        let asker = $0.observed.asker
        return asker.role == party.role && (asker.name == nil || asker.name == party.name)
      } ?? .google
  }
}

extension ObservedKind {
  fileprivate static let google = Self(
    asker: .google, hasGoogle: true, life: LifeTable.google, event: LifeEvent.ofGoogle)

  fileprivate static let arbiter = Self(
    asker: .arbiter, hasGoogle: false, shape: .competing, hasLineOnceShown: true,
    life: LifeTable.competing, event: LifeEvent.ofNetwork)

  fileprivate static let service = Self(
    asker: .service, hasGoogle: false, shape: .served, life: LifeTable.competing,
    event: LifeEvent.ofNetwork)

  fileprivate static let max = Self(
    asker: .max, hasGoogle: false, shape: .served, platform: Party.max.keeper,
    life: LifeTable.mediated, event: LifeEvent.ofMediator)
}
