import AdServing
import Contract
import Hunting
import Simulation

/// Decides what the network's ad is in a scenario: the assets that the application got, what a click opens, and
/// how long a full-screen ad lasts.
struct AssetDecider {
  private(set) var losses: Set<Loss> = []
  private let unit: RecordedUnit
  private let leftOut: Set<String>

  init(_ unit: RecordedUnit, leftOut: Set<String>) { (self.unit, self.leftOut) = (unit, leftOut) }

  /// The ad of these stories, which one line had.
  mutating func ad(of stories: [AdStory]) -> JSONTree? {
    guard let story = stories.first(where: { $0.has(.adReceived) }) ?? stories.first else {
      return nil
    }
    let opens = stories.lazy.compactMap(opened).first
    var members: [JSONTree.Member] = []
    let isNative = unit.format == UnitFormat.native.rawValue
    if isNative { members += assets(of: story) }
    if members.first?.key != "kind" { members.insert(Self.kind(isApp: true), at: 0) }
    if let opens { members.append(.init(key: "opens", value: .string(opens))) }
    if !isNative, unit.format != UnitFormat.banner.rawValue { members += cover(of: stories) }
    if isNative { losses.insert(.pictures(unit: unit.name)) }
    return .object(members)
  }

  private static func kind(isApp: Bool) -> JSONTree.Member {
    .init(key: "kind", value: .string(isApp ? "appInstall" : "content"))
  }

  // MARK: Assets

  private mutating func assets(of story: AdStory) -> [JSONTree.Member] {
    guard let facts = facts(of: story) else {
      losses.insert(.texts(unit: unit.name))
      return []
    }
    let areTexts = !leftOut.contains("texts")
    if !areTexts { losses.insert(.texts(unit: unit.name)) }
    let texts = TextAsset.allCases.compactMap { asset -> JSONTree.Member? in
      guard case .string(let text)? = facts[asset.rawValue] else {
        return .init(key: asset.rawValue, value: .null)
      }
      return areTexts ? .init(key: asset.rawValue, value: .string(text)) : nil
    }
    let isApp =
      [TextAsset.store, .price].contains { facts[$0.rawValue] != nil }
      || facts["starRating"] != nil
    return [Self.kind(isApp: isApp)] + texts + Self.rating(facts) + Self.extras(facts, areTexts)
  }

  /// What the network had, or else what the application got.
  private func facts(of story: AdStory) -> Fields? {
    let networks = story.first([.networkAnswered])?.data
    if let networks, networks[TextAsset.headline.rawValue] != nil { return networks }
    guard !leftOut.contains("assets") else { return nil }
    return story.first([.adReceived])?.data ?? rendered(story)
  }

  /// The texts that Google's SDK asked the adapter for, which a recorder writes when they are in a view; nil
  /// where it has asked for none until then.
  private func rendered(_ story: AdStory) -> Fields? {
    guard case .fields(let assets)? = story.first([.rendered])?.data["assets"], !assets.isEmpty
    else { return nil }
    return assets
  }

  private static func rating(_ facts: Fields) -> [JSONTree.Member] {
    guard case .string(let text)? = facts["starRating"], let stars = Double(text), 0...5 ~= stars
    else { return [] }
    return [.init(key: "starRating", value: .leaf("\(stars)"))]
  }

  private static func extras(_ facts: Fields, _ areTexts: Bool) -> [JSONTree.Member] {
    guard areTexts, case .fields(let extras)? = facts["extraAssets"] else { return [] }
    let own: Set<String> = ["DegreeOfAwesomeness"]
    let texts = extras.all.compactMap { field -> JSONTree.Member? in
      guard case .string(let text) = field.value, !own.contains(field.name) else { return nil }
      return .init(key: field.name, value: .string(text))
    }
    return texts.isEmpty ? [] : [.init(key: "extras", value: .object(texts))]
  }

  // MARK: What follows

  /// What a click on the ad opened; nil if it was not clicked.
  private func opened(_ story: AdStory) -> String? {
    guard story.first(UserDecider.clicks) != nil else { return nil }
    if story.has(.willLeave) { return "app" }
    if unit.format != UnitFormat.native.rawValue, unit.format != UnitFormat.banner.rawValue {
      return "nothing"
    }
    return story.first(UserDecider.screens) == nil ? "nothing" : "page"
  }

  private func cover(of stories: [AdStory]) -> [JSONTree.Member] {
    let shows = stories.compactMap(Showing.init)
    var members: [JSONTree.Member] = []
    if let wait = shows.compactMap(\.closed).min() {
      members.append(.init(key: "closeAfter", value: .time(wait)))
    }
    if let wait = shows.compactMap(\.earned).min() {
      members.append(.init(key: "duration", value: .time(wait)))
    }
    if let reward = stories.lazy.compactMap({ $0.first([.appToldReward]) }).first {
      members.append(
        .init(
          key: "reward",
          value: .object([
            "amount": reward.data[.amount].map { .number($0) },
            "type": reward.data[.type].map { .string($0) },
          ])))
    }
    return members
  }

  /// How long a full-screen ad was on the screen, in milliseconds.
  private struct Showing {
    var closed: Int?
    var earned: Int?

    init?(_ story: AdStory) {
      guard let start = story.first([.presentTold, .willPresent])?.time else { return nil }
      func wait(_ senses: Set<Sense>) -> Int? {
        story.first(senses).map { max(0, Int(($0.time - start) / .milliseconds(1))) }
      }
      closed = wait([.willDismiss, .didDismiss])
      earned = wait([.videoEnded]) ?? wait([.rewardReported])
      if let both = earned, let end = closed, both > end { earned = end }
    }
  }
}
