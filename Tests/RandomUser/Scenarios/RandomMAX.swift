import AdServing
import Hunting
import Scenarios
import Simulation

/// What a random unit is made of whose ads MAX loads and shows. MAX, the adapter before it and the network may make
/// mistakes.
struct RandomMAX {
  let format: Scenario.Format
  let tree: [JSONTree.Member]

  init(_ dice: Dice) {
    format = dice.pick([.native, .banner, .interstitial, .rewarded, .appOpen])
    let settings = JSONTree.object([
      "network": dice.maybe(oneIn: 2) { .string(dice.pick(["Meta", "Vungle"])) },
      "answers": dice.maybe(oneIn: 2) { RandomService.answers(dice) },
      "order": dice.maybe(oneIn: 2) { dice.word(Scenario.CallbackOrder.self) },
      "showing": dice.maybe(oneIn: 5) { dice.word(Showing.self) },
      "size": dice.maybe(oneIn: 4) { dice.word(Scenario.MAX.Size.self) },
      "refresh": dice.maybe(oneIn: 3) { .milliseconds(dice.pick([10_000, 45_000])) },
      "counts": dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "pixel": dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "habits": dice.maybe(oneIn: 6) { RandomLine.habits(dice) },
      "mistakes": dice.maybe(oneIn: 3) { dice.word(MediatorMistake.self) },
      "adapter": dice.maybe(oneIn: 2) { Self.adapter(dice) },
    ])
    if case .object(let members) = settings { tree = members } else { tree = [] }
  }

  private static func adapter(_ dice: Dice) -> JSONTree {
    .object([
      "name": dice.maybe(oneIn: 3) { .string("Orbit adapter") },
      "mistakes": dice.maybe(oneIn: 2) { dice.word(AdapterMistake.self) },
      "when": dice.maybe(oneIn: 4) { .object(["from": .number(2)]) },
    ])
  }

  /// A change of one setting.
  func change(of unit: String, _ dice: Dice) -> JSONTree {
    let (word, make) = dice.pick(Self.changes)
    return .object([
      .init(key: "unit", value: .string(unit)), .init(key: word, value: make(dice)),
    ])
  }

  private typealias Change = (word: String, make: @Sendable (Dice) -> JSONTree)

  private static let changes: [Change] = [
    ("answers", { RandomService.answers($0) }),
    ("order", { $0.word(Scenario.CallbackOrder.self) }),
    ("showing", { $0.word(Showing.self) }),
    ("refresh", { $0.isOne(in: 3) ? .null : .milliseconds($0.pick([5_000, 20_000])) }),
    ("counts", { RandomLine.counting($0) }),
  ]
}
