import Hunting
import Scenarios
import Simulation

/// A random SDK that competes.
struct RandomSlot {
  let label: String
  let platform: Scenario.Vendor
  let tree: JSONTree

  init(label: String, _ platform: Scenario.Vendor, _ dice: Dice) {
    self.label = label
    self.platform = platform
    tree = .object([
      "platform": .string(platform.rawValue), "label": .string(label),
      "price": dice.isOne(in: 6) ? nil : Self.price(dice),
      "precision": dice.maybe(oneIn: 3) { Self.precision(dice) },
      "network": dice.maybe(oneIn: 5) { .string(dice.pick(["", "Sample Exchange", "日本"])) },
      "extras": dice.maybe(oneIn: 9) { .object(["dsp": .string("42")]) },
      "outcome": dice.maybe(oneIn: 2) { dice.word(Scenario.NetworkOutcome.self) },
      "latency": dice.maybe(oneIn: 2) { RandomLine.latency(.any, dice) },
      "inline": dice.maybe(oneIn: 5) { dice.flag() },
      "expiresAfter": dice.maybe(oneIn: 4) { Self.age(dice) },
      "showing": dice.maybe(oneIn: 5) { dice.word(Showing.self) },
      "counts": dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "pixel": dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "habits": dice.maybe(oneIn: 3) { RandomLine.habits(dice) },
      "order": dice.maybe(oneIn: 2) { dice.word(Scenario.CallbackOrder.self) },
      "initialises": dice.maybe(oneIn: 9) { dice.flag() },
      "capped": dice.maybe(oneIn: 7) { dice.flag() },
      "ad": dice.maybe(oneIn: 3) { RandomAd(.any, dice).tree },
    ])
  }

  /// Any number there is, and those that are none.
  static func price(_ dice: Dice) -> JSONTree {
    .leaf(
      dice.pick([
        "0", "0.0025312", "0.0042", "0.0042", "3.9", "4.2", "-1", "-0.0", "1e-320", "1e300",
        "\"nan\"", "\"inf\"", "\"-inf\"",
      ]))
  }

  static func precision(_ dice: Dice) -> JSONTree {
    .string(dice.pick(["", "exact", "BID", "RATE", "CPM", "publisher_defined"]))
  }

  static func age(_ dice: Dice) -> JSONTree {
    .milliseconds(dice.pick([1, 200, 1000, 5000, 60_000]))
  }
}
