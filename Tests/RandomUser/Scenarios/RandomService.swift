import Hunting
import Scenarios
import Simulation

/// What a random unit is made of whose ads a service loads and shows.
struct RandomService {
  /// Whether the published wrapper loads it, which makes mistakes.
  let isExample: Bool
  let tree: [JSONTree.Member]

  private typealias Aggregation = Scenario.Aggregation

  init(_ dice: Dice) {
    isExample = dice.isOne(in: 3)
    // The published wrapper is of one vendor, and takes an ad unit from everybody else.
    let shared = isExample ? "shared with a mistake" : "shared"
    let mode: Scenario.Mode = isExample ? .seed : .good
    let settings = JSONTree.object([
      "mode": isExample || dice.isOne(in: 4) ? .string(mode.rawValue) : nil,
      "service": isExample
        ? dice.maybe(oneIn: 3) { .string(Scenario.Vendor.appLovin.rawValue) }
        : dice.maybe(oneIn: 2) { .string(dice.pick(Scenario.Vendor.all(in: .services)).rawValue) },
      "retry": dice.maybe(oneIn: 2) { Self.retry(dice) },
      "autoLoadNext": dice.maybe(oneIn: 2) { dice.flag() },
      "vip": dice.maybe(oneIn: 9) { dice.flag() },
      "answers": dice.maybe(oneIn: 2) { Self.answers(dice) },
      "order": dice.maybe(oneIn: 2) { dice.word(Scenario.CallbackOrder.self) },
      "showing": dice.maybe(oneIn: 5) { dice.word(Showing.self) },
      "counts": dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "pixel": dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "habits": dice.maybe(oneIn: 6) { RandomLine.habits(dice) },
      "setUp": dice.maybe(oneIn: 4) { dice.word(Aggregation.SetUp.self) },
      "flaw": dice.maybe(oneIn: 9) { dice.word(Aggregation.Flaw.self) },
      "adUnitId": dice.maybe(oneIn: 4) { .string(shared) },
      "inCompletion": dice.maybe(oneIn: 3) { dice.word(Aggregation.InCompletion.self) },
      "jitter": dice.maybe(oneIn: 3) { .leaf(dice.pick(["0", "0.25", "1"])) },
      "whenNotReady": dice.maybe(oneIn: 2) { dice.word(Aggregation.WhenNotReady.self) },
      "ad": dice.maybe(oneIn: 3) { Self.ad(dice) },
    ])
    if case .object(let members) = settings { tree = members } else { tree = [] }
  }

  private static func retry(_ dice: Dice) -> JSONTree {
    .object([
      "enabled": dice.maybe(oneIn: 2) { dice.flag() },
      "max": dice.maybe(oneIn: 2) { .number(dice.pick([0, 1, 5, 20])) },
    ])
  }

  static func answers(_ dice: Dice) -> JSONTree {
    .array((0...dice.number(below: 3)).map { _ in answer(dice) })
  }

  /// Usually an ad.
  private static func answer(_ dice: Dice) -> JSONTree {
    .object([
      "outcome": dice.maybe(oneIn: 2) { dice.word(Scenario.NetworkOutcome.self) },
      "latency": dice.maybe(oneIn: 2) {
        .milliseconds(dice.pick([0, 1, 200, 999, 5000, 29_999, 30_000, 60_000]))
      },
      "error": dice.maybe(oneIn: 4) { .number(dice.pick([-5603, 204, -1009, 300, 626, 7])) },
      "expiresAfter": dice.maybe(oneIn: 4) { .milliseconds(dice.pick([5000, 60_000])) },
    ])
  }

  /// Not one that MAX would replace a thousand times a second.
  private static func ad(_ dice: Dice) -> JSONTree {
    guard case .object(let members) = RandomAd(.any, dice).tree else { return .null }
    return .object(members.filter { $0.key != "expiresAfter" })
  }

  // MARK: What a script does to it

  /// Something that only an application with such a unit does.
  func step(in unit: String, _ dice: Dice) -> JSONTree {
    switch dice.number(below: 4) {
    case 0...1: .object(["forceLoad": .string(unit)])
    case 2: .object(["becomeActive": .bool(true)])
    default: .object(["vip": dice.flag()])
    }
  }

  /// A change of one setting.
  func change(of unit: String, _ dice: Dice) -> JSONTree {
    let (word, make) = dice.pick(Self.changes)
    let isOfGood = word == "mode" && !isExample
    let value = isOfGood ? JSONTree.string(Scenario.Mode.good.rawValue) : make(dice)
    return .object([.init(key: "unit", value: .string(unit)), .init(key: word, value: value)])
  }

  private typealias Change = (word: String, make: @Sendable (Dice) -> JSONTree)

  private static let changes: [Change] = [
    ("mode", { $0.word(Scenario.Mode.self) }),
    ("retry", { retry($0) }),
    ("autoLoadNext", { $0.flag() }),
    ("answers", { answers($0) }),
    ("order", { $0.word(Scenario.CallbackOrder.self) }),
    ("showing", { $0.word(Showing.self) }),
    ("counts", { RandomLine.counting($0) }), ("pixel", { RandomLine.counting($0) }),
    ("habits", { $0.isOne(in: 3) ? .null : RandomLine.habits($0) }),
    ("whenNotReady", { $0.word(Scenario.Aggregation.WhenNotReady.self) }),
  ]
}
