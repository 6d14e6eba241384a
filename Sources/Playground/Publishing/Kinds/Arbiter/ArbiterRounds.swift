import AdServing
import MediatedNetworks
import Observing
import Scenarios
import Simulation

/// The rounds of a unit, each of which is an ad by its own name.
@MainActor
final class ArbiterRounds {
  let unit: Scenario.Unit
  private(set) var count = 0
  /// Called before each request to a network of this unit.
  var onRequest: (MediatedAdID) -> Void = { _ in }

  init(of unit: Scenario.Unit) {
    self.unit = unit
    count = World.current.journal.lastNumber(of: unit.id)
    let ids = Set((unit.asking.arbitration?.slots ?? []).map { $0.id(in: unit.id) })
    let server = MediatedServer.shared
    let others = server.adOfRequest
    server.adOfRequest = { [weak self] id in
      guard ids.contains(id) else { return others(id) }
      return MainActor.assumeIsolated { self?.name(of: id) }
    }
  }

  private func name(of id: MediatedAdID) -> String? {
    onRequest(id)
    return name
  }

  /// The present one's name; nil before the first.
  var name: String? { count == 0 ? nil : AdName(unit: unit.id, number: count).text }

  /// Another round begins.
  func begin() {
    count += 1
    World.current.journal.note(
      by: .arbiter, "round \(count) begins", .adAsked, ad: name,
      data: [Fact.unit(unit.id), Fact.format(unit.format.rawValue), Fact.round(count)])
  }

  /// An ad is ready.
  func prepared(_ slot: Scenario.Slot) {
    var facts = slot.facts
    facts[.winner] = slot.platform.token
    note("\(slot.label) has won", .winnerPrepared, facts)
    tell("didPrepareWinner", .adReceived, slot.facts)
  }

  /// There is no ad.
  func refused(_ message: String, _ error: String) {
    note(error, .noWinner, [Fact.error(error)])
    tell(message, .adRefused, [Fact.error(error)])
  }

  /// Tells the application something about the present round.
  func tell(_ message: String, _ sense: Sense, _ facts: Fields) {
    var facts = facts
    facts[.round] = count
    World.current.journal.tellApp(from: .arbiter, message, sense, ad: name, data: facts)
  }

  /// Runs something in the name of the present round. A round may have nothing to load, and then no
  /// network's answer says which one it is.
  func within(_ body: () -> Void) {
    let journal = World.current.journal
    journal.within(Context(cause: journal.context.cause, ad: name), body)
  }

  /// Notes something about the present round.
  func note(_ message: String, _ sense: Sense, _ facts: Fields = .none) {
    var facts = facts
    facts[.round] = count
    World.current.journal.note(by: .arbiter, message, sense, ad: name, data: facts)
  }

  /// Notes what means nothing to anybody else.
  func note(_ message: String) {
    World.current.journal.note(
      by: .arbiter, message, violation: nil, ad: name, data: [Fact.round(count)])
  }
}

extension Scenario.Slot {
  /// What the journal says of a slot.
  var facts: Fields {
    [Fact.line(label), Fact.network(platform.name), Fact.platform(platform.token)]
  }
}
