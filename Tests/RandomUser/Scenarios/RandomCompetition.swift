import AdServing
import Hunting
import Scenarios
import Simulation

/// What a random unit is made of whose ads an arbiter chooses.
struct RandomCompetition {
  let format: Scenario.Format
  let slots: [RandomSlot]
  /// Whether the published example loads it, which makes mistakes.
  let isExample: Bool
  let tree: [JSONTree.Member]

  private typealias Arbitration = Scenario.Arbitration

  init(_ dice: Dice) {
    isExample = dice.isOne(in: 3)
    format = isExample || dice.isOne(in: 2) ? .interstitial : .rewarded
    slots =
      isExample
      ? Self.shuffled([.cloudX, .levelPlay], dice).map { RandomSlot(label: "\($0)", $0, dice) }
      : (0..<dice.number(below: 5)).map { number in
        RandomSlot(
          label: "slot \(number)", dice.pick(Scenario.Vendor.all(in: .slots)), dice)
      }
    let mode: Scenario.Mode = isExample ? .seed : .good
    let settings = JSONTree.object([
      "mode": isExample || dice.isOne(in: 4) ? .string(mode.rawValue) : nil,
      "units": dice.maybe(oneIn: 3) { dice.word(ArbitrationUnits.self) },
      "ties": dice.maybe(oneIn: 3) { dice.word(ArbitrationTies.self) },
      "service": dice.maybe(oneIn: 2) { Self.service(dice) },
      "asksUnstarted": dice.maybe(oneIn: 9) { dice.flag() },
      "slots": .array(slots.map(\.tree)),
    ])
    if case .object(let members) = settings { tree = members } else { tree = [] }
  }

  static func service(_ dice: Dice) -> JSONTree {
    .object([
      "answer": dice.word(ArbiterAnswer.self),
      "latency": dice.maybe(oneIn: 2) { .milliseconds(dice.pick([0, 1, 50, 1999, 2000, 9000])) },
    ])
  }

  private static func shuffled<Value>(_ pair: [Value], _ dice: Dice) -> [Value] {
    dice.isOne(in: 2) ? pair : pair.reversed()
  }
}
