import AdServing
import Contract
import GoogleMobileAds
import Hunting
import Scenarios
import Simulation

/// A random ad, whatever the format, since a file may say anything.
struct RandomAd {
  let tree: JSONTree

  private typealias Content = Scenario.Content

  init(_ networks: RandomScenario.Networks, _ dice: Dice) {
    var members: [JSONTree.Member] = []
    func add(_ key: String, oneIn count: Int = 4, _ make: () -> JSONTree) {
      if dice.isOne(in: count) { members.append(.init(key: key, value: make())) }
    }
    add("kind") { dice.word(Content.Kind.self) }
    add("opens", oneIn: 2) { dice.word(Content.Opens.self) }
    add("imagesAs") { dice.word(Content.ImagesAs.self) }
    add("adChoicesAs") { dice.word(Content.AdChoicesAs.self) }
    for asset in TextAsset.allCases {
      add(asset.rawValue, oneIn: 6) { Self.text(dice) }
    }
    add("starRating") { .leaf(dice.pick(["0", "0.5", "4.5", "5"])) }
    add("icon") { Self.icon(dice) }
    add("image") { Self.image(dice) }
    add("media", oneIn: 12) { .string("media.jpg") }
    add("video") { .milliseconds(dice.pick([1, 1000, 15_000])) }
    add("duration", oneIn: 2) { .milliseconds(dice.pick([0, 1, 1500, 5000, 40_000])) }
    add("closeAfter") { .milliseconds(dice.pick([0, 1, 2000, 5000, 60_000])) }
    if networks.mayMisbehave {
      add("expiresAfter") { .milliseconds(dice.pick([1, 1000, 3000, 60_000])) }
    }
    add("reward") { Self.reward(dice) }
    if dice.isOne(in: 5) {
      add("metadata", oneIn: 1) { Self.metadata(dice) }
      add("metadataAfter", oneIn: 2) { .milliseconds(dice.pick([1, 700, 6000])) }
    }
    add("extras") { Self.extras(dice) }
    if dice.isOne(in: 4) {
      add("vast", oneIn: 1) { .string(RandomVAST.document(isGood: !networks.mayMisbehave, dice)) }
      add("vastCatalogue", oneIn: 2) {
        .object([RandomVAST.url: .string(RandomVAST.inline(dice))])
      }
      if networks.mayMisbehave {
        add("vastError", oneIn: 6) { .number(dice.pick([100, 402, 900])) }
        add("player") { dice.word(PlayerManner.self) }
      }
      add("mediaURLAfter") { .milliseconds(dice.pick([1, 700, 6000])) }
    }
    tree = .object(members)
  }

  private static func text(_ dice: Dice) -> JSONTree {
    let texts = ["Sample App!", "", " ", "日本語の広告", "e\u{301}\u{302}", "a\nb\t\"c\""]
    return dice.isOne(in: 4) ? .null : .string(dice.pick(texts))
  }

  private static func icon(_ dice: Dice) -> JSONTree {
    guard dice.isOne(in: 2) else { return .string(dice.pick(["LP", "icon.png"])) }
    return .object([
      "text": dice.maybe(oneIn: 2) { .string("♪") },
      "color": dice.maybe(oneIn: 2) { .string("#2f6fde") },
    ])
  }

  private static func image(_ dice: Dice) -> JSONTree {
    .object([
      "colors": dice.maybe(oneIn: 2) {
        .array((0..<dice.number(below: 4)).map { .string("#30\($0)040") })
      },
      "motif": dice.maybe(oneIn: 2) { .number(dice.pick([0, 3, 1_000_000])) },
    ])
  }

  private static func reward(_ dice: Dice) -> JSONTree {
    .object([
      "amount": dice.maybe(oneIn: 2) { .number(dice.pick([0, 1, Int.max])) },
      "type": dice.maybe(oneIn: 2) { .string(dice.pick(["", "lives"])) },
    ])
  }

  private static func metadata(_ dice: Dice) -> JSONTree {
    var members = AdMetadata.Text.allCases.compactMap { text in
      dice.maybe(oneIn: 2) { JSONTree.Member(key: text.rawValue, value: .string("m-1")) }
    }
    if dice.isOne(in: 2) {
      members.append(
        .init(key: AdMetadata.Name.creativeDuration, value: .number(dice.pick([-1, 0, 15_000]))))
    }
    if dice.isOne(in: 2) {
      let wrapper = [AdMetadata.Text.adID, .adSystem, .creativeID].compactMap { text in
        dice.maybe(oneIn: 2) { JSONTree.Member(key: text.rawValue, value: .string("w-1")) }
      }
      members.append(.init(key: AdMetadata.Name.wrappers, value: .array([.object(wrapper)])))
    }
    return .object(members)
  }

  private static func extras(_ dice: Dice) -> JSONTree {
    dice.isOne(in: 3) ? .object([]) : .object(["age": .string("12+"), "mood": .string("")])
  }
}
