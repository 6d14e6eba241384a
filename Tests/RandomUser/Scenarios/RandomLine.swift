import AdServing
import Hunting
import Scenarios

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
    tree = .object([
      "label": .string(label), "class": .string(dice.pick(Self.adapters(api))),
      "parameter": isHealthy || !dice.isOne(in: 12)
        ? .string(dice.pick([label, "shared"])) : dice.maybe(oneIn: 2) { .string("") },
      "settings": dice.maybe(oneIn: 6) { .object(["profile_id": .string(dice.pick(["", "42"]))]) },
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
      "order": dice.maybe(oneIn: 2) { dice.word(Scenario.Order.self) },
      "showing": isHealthy ? nil : dice.maybe(oneIn: 4) { dice.word(Scenario.Showing.self) },
      "ecpm": dice.maybe(oneIn: 3) { .leaf(dice.pick(["0", "4.2", "1000000"])) },
      "ad": dice.maybe(oneIn: 2) { RandomAd(networks, dice).tree },
    ])
  }

  /// Without a missing class, which is not the adapter's fault.
  static let outcomes = Scenario.Outcome.allCases.filter { $0 != .noSuchClass }

  /// Usually an ad.
  private static func outcome(_ dice: Dice) -> JSONTree? {
    if dice.isOne(in: 8) { return nil }
    return .string((dice.isOne(in: 3) ? dice.pick(outcomes) : .fill).rawValue)
  }

  static func latency(_ networks: RandomScenario.Networks, _ dice: Dice) -> JSONTree {
    let slow = networks == .healthy ? [] : [4999, 5000, 5001, 20_000]
    return .milliseconds(dice.pick([0, 1, 50, 200, 999, 2000] + slow))
  }
}
