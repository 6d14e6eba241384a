import AdServing
import Hunting
import Scenarios
import Simulation

/// A random ad unit: its text, and what a script needs to know about it.
struct RandomUnit {
  let id: String
  let format: Scenario.Format
  let labels: [String]
  /// Who competes, if an arbiter chooses the unit's ads.
  let competition: RandomCompetition?
  /// How it is loaded, if a service loads the unit's ads.
  let service: RandomService?
  /// How it is loaded, if MAX loads the unit's ads.
  let max: RandomMAX?
  let tree: JSONTree

  init(number: Int, _ networks: RandomScenario.Networks, _ dice: Dice) {
    switch networks {
    case .any where dice.isOne(in: 3), .published where dice.isOne(in: 9):
      self.init(competing: number, dice)
    case .services where dice.isOne(in: 2):
      if dice.isOne(in: 3) { self.init(max: number, dice) } else { self.init(served: number, dice) }
    case .any, .services, .published, .healthy: self.init(google: number, networks, dice)
    }
  }

  private init(served number: Int, _ dice: Dice) {
    let service = RandomService(dice)
    self.service = service
    (competition, max, labels) = (nil, nil, [])
    id = "unit\(number)"
    format = .rewarded
    let unit = JSONTree.object([
      "id": .string(id), "format": .string(format.rawValue),
      "through": .string(Scenario.Through.ghad.rawValue),
      "title": dice.maybe(oneIn: 4) { .string("unit \(number)") },
    ])
    guard case .object(let members) = unit else { preconditionFailure("it is an object") }
    tree = .object(members + service.tree)
  }

  private init(max number: Int, _ dice: Dice) {
    let max = RandomMAX(dice)
    self.max = max
    (competition, service, labels) = (nil, nil, [])
    id = "unit\(number)"
    format = max.format
    tree = .object(
      [
        .init(key: "id", value: .string(id)),
        .init(key: "format", value: .string(format.rawValue)),
        .init(key: "through", value: .string(Scenario.Through.max.rawValue)),
      ] + max.tree)
  }

  private init(competing number: Int, _ dice: Dice) {
    let competition = RandomCompetition(dice)
    self.competition = competition
    (service, max) = (nil, nil)
    id = "unit\(number)"
    format = competition.format
    labels = competition.slots.map(\.label)
    let unit = JSONTree.object([
      "id": .string(id), "format": .string(format.rawValue),
      "through": .string(Scenario.Through.arbiter.rawValue),
      "title": dice.maybe(oneIn: 9) { .string("unit \(number)") },
      "timeout": dice.maybe(oneIn: 3) { .milliseconds(dice.pick([1, 500, 1000, 5000, 9000])) },
    ])
    guard case .object(let members) = unit else { preconditionFailure("it is an object") }
    tree = .object(members + competition.tree)
  }

  private init(google number: Int, _ networks: RandomScenario.Networks, _ dice: Dice) {
    (competition, service, max) = (nil, nil, nil)
    id = "unit\(number)"
    format = dice.pick(Array(Scenario.Format.allCases))
    labels = (1...(1 + dice.number(below: 4))).map { "line \($0)" }
    let isLegacy = format == .native && dice.isOne(in: 3)
    let api = isLegacy ? AdapterAPI.legacy : .modern
    tree = .object([
      "id": .string(id), "title": dice.maybe(oneIn: 9) { .string("unit \(number)") },
      "format": .string(format.rawValue),
      "api": isLegacy || dice.isOne(in: 9) ? .string(api.rawValue) : nil,
      "through": number == 3 ? .string(Scenario.Through.google.rawValue) : nil,
      "timeout": networks == .healthy
        ? nil : dice.maybe(oneIn: 3) { .milliseconds(dice.pick([1, 500, 1000, 5000, 9000])) },
      "options": dice.maybe(oneIn: 2) { Self.options(networks, dice) },
      "lines": .array(labels.map { RandomLine(label: $0, api, networks, dice).tree }),
    ])
  }

  private static func options(_ networks: RandomScenario.Networks, _ dice: Dice) -> JSONTree {
    .object([
      "adChoices": dice.maybe(oneIn: 2) { dice.word(Scenario.Options.Corner.self) },
      "images": dice.maybe(oneIn: 2) { dice.word(Scenario.Options.Images.self) },
      "multipleImages": dice.maybe(oneIn: 2) { dice.flag() },
      "mediaAspectRatio": dice.maybe(oneIn: 2) { dice.word(Scenario.Options.AspectRatio.self) },
      "card": dice.maybe(oneIn: 2) { dice.word(Scenario.Options.Card.self) },
      "startMuted": dice.maybe(oneIn: 2) { dice.flag() },
      "testRequest": dice.maybe(oneIn: 2) { dice.flag() },
      "size": dice.maybe(oneIn: 2) { dice.word(Scenario.Options.BannerSize.self) },
      "place": dice.maybe(oneIn: 3) { dice.word(Scenario.Options.BannerPlace.self) },
      "presents": dice.maybe(oneIn: 4) { dice.word(Scenario.Options.Presents.self) },
      "refresh": dice.maybe(oneIn: 2) { .milliseconds(dice.pick([30_000, 45_000, 120_000])) },
      "verification": dice.maybe(oneIn: 3) {
        .object([
          "userIdentifier": dice.maybe(oneIn: 2) { .string("player-17") },
          "customRewardText": dice.maybe(oneIn: 2) { .string("level 4") },
        ])
      },
      "childDirected": dice.maybe(oneIn: 4) { dice.flag() },
      "underAgeOfConsent": dice.maybe(oneIn: 4) { dice.flag() },
      "ageRestrictedTreatment": dice.maybe(oneIn: 4) {
        dice.word(Scenario.Options.AgeTreatment.self)
      },
      "keywords": dice.maybe(oneIn: 4) { .array([.string("boats")]) },
      "extras": dice.maybe(oneIn: 4) { .object(["region": .string("north")]) },
      "formats": dice.maybe(oneIn: 4) {
        .array([dice.word(Scenario.Options.NativeFormat.self)])
      },
      "imageOrientation": dice.maybe(oneIn: 4) {
        dice.word(Scenario.Options.ImageOrientation.self)
      },
      "countsOnPresent": networks == .healthy ? nil : dice.maybe(oneIn: 4) { dice.flag() },
      "googleCounts": networks == .healthy
        ? nil : dice.maybe(oneIn: 6) { dice.word(CountingMoment.self) },
    ])
  }
}
