import Hunting
import Scenarios
import Simulation

// What a script does to a random competition.
extension RandomCompetition {
  /// Something that happens to a loaded ad, or to the controller.
  func step(in unit: String, _ dice: Dice) -> JSONTree {
    let place: [JSONTree.Member] = [.init(key: "unit", value: .string(unit))]
    guard !slots.isEmpty, !dice.isOne(in: 6) else { return .object(["dispose": .string(unit)]) }
    let slot = place + [.init(key: "slot", value: .string(dice.pick(slots).label))]
    return dice.isOne(in: 2)
      ? .object(["expire": .object(slot)])
      : .object([
        "changeAdInfo": .object(slot + [.init(key: "price", value: RandomSlot.price(dice))])
      ])
  }

  /// A change of one setting: of a slot or all of them, or of the unit.
  func change(of unit: String, _ dice: Dice) -> JSONTree {
    let isOfUnit = slots.isEmpty || dice.isOne(in: 3)
    let (word, make) = dice.pick(isOfUnit ? Self.ofUnit : Self.ofSlot)
    let slot = isOfUnit || dice.isOne(in: 4) ? nil : dice.pick(slots).label
    let mode = isExample ? make : { _ in .string(Scenario.Mode.good.rawValue) }
    return .object(
      [.init(key: "unit", value: .string(unit))]
        + [slot.map { .init(key: "slot", value: .string($0)) }].compactMap(\.self)
        + [.init(key: word, value: word == "mode" ? mode(dice) : make(dice))])
  }

  private typealias Change = (word: String, make: @Sendable (Dice) -> JSONTree)

  private static let ofUnit: [Change] = [
    ("mode", { $0.word(Scenario.Mode.self) }),
    ("units", { $0.word(ArbitrationUnits.self) }),
    ("ties", { $0.word(ArbitrationTies.self) }),
    ("service", { service($0) }), ("asksUnstarted", { $0.flag() }),
  ]

  private static let ofSlot: [Change] = [
    ("price", { $0.isOne(in: 5) ? .null : RandomSlot.price($0) }),
    ("precision", { RandomSlot.precision($0) }),
    ("network", { .string($0.pick(["", "Sample Exchange"])) }),
    ("outcome", { $0.word(Scenario.NetworkOutcome.self) }),
    ("latency", { RandomLine.latency(.any, $0) }), ("inline", { $0.flag() }),
    ("expiresAfter", { $0.isOne(in: 3) ? .null : RandomSlot.age($0) }),
    ("showing", { $0.word(Showing.self) }),
    ("counts", { RandomLine.counting($0) }), ("pixel", { RandomLine.counting($0) }),
    ("habits", { $0.isOne(in: 3) ? .null : RandomLine.habits($0) }),
    ("order", { $0.word(Scenario.CallbackOrder.self) }),
    ("initialises", { $0.flag() }), ("capped", { $0.flag() }),
  ]
}
