import AdServing
import Hunting
import MannerAdapters
import Scenarios
import Simulation

/// A random mediation line with a good adapter.
struct RandomLine {
  let tree: JSONTree

  private static func adapters(_ api: AdapterAPI) -> [String] {
    switch api {
    case .modern:
      ["SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleSelfTrackingCustomEvent"]
    case .legacy:
      ["LegacyAdapter.LegacyNativeCustomEvent", "LegacyAdapter.LegacyTrackingCustomEvent"]
    }
  }

  init(
    label: String, _ api: AdapterAPI = .modern, _ networks: RandomScenario.Networks, _ dice: Dice
  ) {
    let isHealthy = networks == .healthy
    let hasManners = networks == .published && dice.isOne(in: 2)
    let className = hasManners ? Self.withManners(api) : dice.pick(Self.adapters(api))
    tree = .object([
      "label": .string(label), "class": .string(className),
      "parameter": isHealthy || !dice.isOne(in: 12)
        ? .string(dice.pick([label, "shared"])) : dice.maybe(oneIn: 2) { .string("") },
      "settings": hasManners
        ? Self.manners(dice)
        : dice.maybe(oneIn: 6) { .object(["profile_id": .string(dice.pick(["", "42"]))]) },
      "bidResponse": isHealthy ? nil : dice.maybe(oneIn: 12) { .string("bid") },
      "counterpart": dice.maybe(oneIn: 12) { .string("SampleAdapter.SampleCustomEvent") },
      "watermark": isHealthy ? nil : dice.maybe(oneIn: 12) { .string("mark") },
      "network": label == "line 4" ? .string("Sample SDK") : nil,
      "enabled": isHealthy ? nil : dice.maybe(oneIn: 9) { dice.flag() },
      "only": dice.maybe(oneIn: 12) { dice.flag() },
      "outcome": isHealthy ? .string("fill") : Self.outcome(dice),
      "latency": dice.maybe(oneIn: 2) { Self.latency(networks, dice) },
      "flags": dice.maybe(oneIn: 2) {
        .object([
          "handlesUserClicks": dice.maybe(oneIn: 2) { dice.flag() },
          "handlesUserImpressions": dice.maybe(oneIn: 2) { dice.flag() },
        ])
      },
      "servingDecides": isHealthy ? nil : dice.maybe(oneIn: 5) { .string("google") },
      "order": dice.maybe(oneIn: 2) {
        isHealthy ? Self.order(dice) : dice.word(Scenario.Order.self)
      },
      "showing": isHealthy ? nil : dice.maybe(oneIn: 4) { dice.word(Simulation.Showing.self) },
      "ecpm": dice.maybe(oneIn: 3) { .leaf(dice.pick(["0", "4.2", "1000000"])) },
      "ad": dice.maybe(oneIn: 2) { RandomAd(networks, dice).tree },
      "guarded": isHealthy ? nil : dice.maybe(oneIn: 6) { dice.flag() },
      "counts": isHealthy ? nil : dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "pixel": dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
      "habits": isHealthy ? nil : dice.maybe(oneIn: 6) { Self.habits(dice) },
    ])
  }

  /// One habit, or several.
  static func habits(_ dice: Dice) -> JSONTree {
    // No good adapter throws an exception.
    let habits = NetworkHabit.allCases.filter(\.isOfNetwork)
    func one() -> JSONTree { .string(dice.pick(habits).rawValue) }
    return dice.isOne(in: 2) ? .array([one(), one(), one()]) : one()
  }

  /// A rule of counting, or none of its own.
  static func counting(_ dice: Dice) -> JSONTree {
    dice.isOne(in: 3) ? .null : dice.word(CountingMoment.self)
  }

  private static func withManners(_ api: AdapterAPI) -> String {
    switch api {
    case .modern: "MannerAdapters.MannerCustomEvent"
    case .legacy: "MannerAdapters.MannerNativeCustomEvent"
    }
  }

  /// Whether a class behaves as its line's settings say.
  static func hasManners(_ className: String) -> Bool {
    AdapterAPI.allCases.map(withManners).contains(className)
  }

  /// The manner of one published adapter or another, in each thing that they do differently.
  private static func manners(_ dice: Dice) -> JSONTree {
    .object(
      Manners.table.compactMap { setting, words in
        dice.isOne(in: 3) ? .init(key: setting, value: .string(dice.pick(words))) : nil
      })
  }

  /// Without a missing class, which is not the adapter's fault.
  static let outcomes = Scenario.Outcome.allCases.filter { $0 != .noSuchClass }

  /// Usually an ad.
  private static func outcome(_ dice: Dice) -> JSONTree? {
    if dice.isOne(in: 8) { return nil }
    return .string((dice.isOne(in: 3) ? dice.pick(outcomes) : .fill).rawValue)
  }

  /// One in which everything is told.
  static func order(_ dice: Dice) -> JSONTree {
    let fair = Scenario.Order.allCases.filter { $0 != .rewardNever && $0 != .rewardFirst }
    return .string(dice.pick(fair).rawValue)
  }

  static func latency(_ networks: RandomScenario.Networks, _ dice: Dice) -> JSONTree {
    let slow = networks == .healthy ? [] : [4999, 5000, 5001, 20_000]
    return .milliseconds(dice.pick([0, 1, 50, 200, 999, 2000] + slow))
  }
}
