import Hunting
import Scenarios
import Simulation

/// A random change of a scenario, except of a fault.
struct RandomChange {
  let tree: JSONTree

  init(to unit: RandomUnit, _ networks: RandomScenario.Networks, _ dice: Dice) {
    if let competition = unit.competition {
      tree = competition.change(of: unit.id, dice)
      return
    }
    if let service = unit.service {
      tree = service.change(of: unit.id, dice)
      return
    }
    if let max = unit.max {
      tree = max.change(of: unit.id, dice)
      return
    }
    let changes = networks == .healthy ? Self.harmless : Self.harmless + Self.strange
    let (word, make) = dice.pick(changes)
    let line = word == "position" || dice.isOne(in: 2) ? dice.pick(unit.labels) : nil
    tree = .object(
      [
        .init(key: "unit", value: .string(unit.id))
      ] + [line.map { .init(key: "line", value: .string($0)) }].compactMap { $0 }
        + [.init(key: word, value: make(dice))])
  }

  private typealias Change = (word: String, make: @Sendable (Dice) -> JSONTree)

  /// Changes that keep a healthy network healthy.
  private static let harmless: [Change] = [
    ("handlesUserClicks", { $0.flag() }), ("handlesUserImpressions", { $0.flag() }),
    ("adChoices", { $0.word(Scenario.Options.Corner.self) }),
    ("images", { $0.word(Scenario.Options.Images.self) }), ("multipleImages", { $0.flag() }),
    ("mediaAspectRatio", { $0.word(Scenario.Options.AspectRatio.self) }),
    ("startMuted", { $0.flag() }), ("testRequest", { $0.flag() }),
    ("card", { $0.word(Scenario.Options.Card.self) }),
    ("size", { $0.word(Scenario.Options.BannerSize.self) }),
    ("place", { $0.word(Scenario.Options.BannerPlace.self) }),
    ("presents", { $0.word(Scenario.Options.Presents.self) }),
    ("refresh", { $0.isOne(in: 2) ? .null : .milliseconds($0.pick([30_000, 60_000, 120_000])) }),
    ("childDirected", { $0.isOne(in: 3) ? .null : $0.flag() }),
    ("underAgeOfConsent", { $0.isOne(in: 3) ? .null : $0.flag() }),
    ("ageRestrictedTreatment", { $0.word(Scenario.Options.AgeTreatment.self) }),
    ("keywords", { .array([.string($0.pick(["boats", "lakes"]))]) }),
    ("extras", { .object(["region": .string($0.pick(["north", "south"]))]) }),
    (
      "formats",
      {
        $0.isOne(in: 3) ? .null : .array([$0.word(Scenario.Options.NativeFormat.self)])
      }
    ),
    ("imageOrientation", { $0.word(Scenario.Options.ImageOrientation.self) }),
    ("order", { RandomLine.order($0) }),
    ("only", { $0.flag() }),
    ("settings", { .object(["profile_id": .string($0.pick(["", "42"]))]) }),
    ("ecpm", { $0.isOne(in: 4) ? .null : .leaf($0.pick(["0", "4.2", "\"$12.50\""])) }),
    ("position", { .number($0.pick([1, 2, 3, 10_000])) }),
  ]

  private static let strange: [Change] = [
    ("guarded", { $0.flag() }),
    ("counts", { RandomLine.counting($0) }), ("pixel", { RandomLine.counting($0) }),
    ("googleCounts", { RandomLine.counting($0) }),
    ("habits", { $0.isOne(in: 3) ? .null : RandomLine.habits($0) }),
    ("outcome", { .string(($0.isOne(in: 2) ? .fill : $0.pick(RandomLine.outcomes)).rawValue) }),
    ("latency", { RandomLine.latency(.any, $0) }), ("order", { $0.word(Scenario.Order.self) }),
    ("servingDecides", { $0.isOne(in: 2) ? .null : .string("google") }),
    ("player", { $0.isOne(in: 3) ? .null : $0.word(PlayerManner.self) }),
    ("showing", { $0.word(Showing.self) }), ("enabled", { $0.flag() }),
    ("bidResponse", { $0.isOne(in: 2) ? .null : .string("bid") }),
    ("watermark", { $0.isOne(in: 2) ? .null : .string("mark") }),
    ("parameter", { $0.isOne(in: 6) ? .null : .string($0.pick(["line 1", "shared", "other"])) }),
  ]
}
