import Scenarios

/// Why the two books of an ad say what they say, in plain words; and whether they agree.
package struct Verdict: Equatable, Sendable {
  package enum Tone: Sendable {
    /// Nothing happened yet.
    case quiet
    case agree
    case disagree
  }

  package let tone: Tone
  package let sentences: [String]

  package init(_ ad: AdRecord) {
    switch ad.state {
    case .loading: (tone, sentences) = (.quiet, ["The ad is on its way."])
    case .failed: (tone, sentences) = (.quiet, ["No line had an ad, so there is nothing to count."])
    case .loaded, .onScreen, .dismissed:
      let impressions = Self.impressions(ad)
      let clicks = Self.clicks(ad)
      let quiet = ad.google.isEmpty && ad.networks.isEmpty
      tone = quiet ? .quiet : Self.agree(ad) ? .agree : .disagree
      let showing = Self.showing(ad)
      // What is not shown has nothing to count.
      let isSilent = quiet && !showing.isEmpty && ad.state != .onScreen
      sentences = showing + (isSilent ? [] : Self.joined(impressions, clicks) + Self.reward(ad))
    }
  }

  /// One sentence where both kinds of event have the same story.
  private static func joined(_ impressions: String, _ clicks: String) -> [String] {
    let parts = impressions.components(of: "the impression")
    guard parts.count == 2, parts.joined(separator: "the click") == clicks else {
      return [impressions, clicks]
    }
    return [parts.joined(separator: "the impression and the click")]
  }

  private static func agree(_ ad: AdRecord) -> Bool {
    ad.network == nil
      || (ad.google.impressions == ad.networks.impressions
        && ad.google.clicks == ad.networks.clicks
        && ad.google.rewards == ad.networks.rewards)
  }

  private static func impressions(_ ad: AdRecord) -> String {
    sentence(
      Story(
        noun: "impression", isGoogles: ad.impressions?.isGoogles ?? ad.hasFlags,
        google: ad.google.impressions, network: ad.network == nil ? nil : ad.networks.impressions,
        passedToAdapter: ad.events.impressionsPassedToAdapter,
        passedToNetwork: ad.events.impressionsPassedToNetwork,
        reported: ad.events.impressionsReported,
        nothingYet: ad.state == .onScreen ? "for one second in view" : nil))
  }

  private static func clicks(_ ad: AdRecord) -> String {
    sentence(
      Story(
        noun: "click", isGoogles: ad.clicks?.isGoogles ?? ad.hasFlags, google: ad.google.clicks,
        network: ad.network == nil ? nil : ad.networks.clicks,
        passedToAdapter: ad.events.clicksPassedToAdapter,
        passedToNetwork: ad.events.clicksPassedToNetwork, reported: ad.events.clicksReported,
        nothingYet: ad.state == .onScreen ? "for a tap" : nil))
  }

  /// What keeps the ad off the screen, where something does.
  private static func showing(_ ad: AdRecord) -> [String] {
    if let refusal = ad.refusal {
      let again = ad.life.visit(.onScreen) == nil ? "" : " again"
      return ["It was not shown\(again): \(refusal)"]
    }
    switch ad.life.state {
    case .presenting: return ["Google asked for it to be shown; nobody has said that it comes."]
    case .onScreen, .covered, .dismissing: return ad.departure.map { [sentence($0)] } ?? []
    case .loaded where ad.format.isFullScreen:
      return [
        ad.isUnwanted
          ? "The user did not want it; it can still be shown." : "It waits to be shown."
      ]
    default: return []
    }
  }

  private static func sentence(_ departure: AdRecord.Departure) -> String {
    switch departure {
    case .closed: "It is gone from the screen, and the app was never told."
    case .forced: "The user took it off by force; the app was never told that it is gone."
    }
  }

  /// What became of the reward, where there is one to be had.
  private static func reward(_ ad: AdRecord) -> [String] {
    guard ad.format.hasReward else { return [] }
    switch (ad.google.rewards, ad.networks.rewards) {
    case (0, 0):
      return [ad.state == .onScreen ? "The reward is not earned yet." : "No reward was earned."]
    case (0, _) where ad.state == .onScreen && ad.events.rewardsTold == 0:
      return ["The user earned the reward; the network has not told the adapter yet."]
    case (0, _):
      return [
        ad.events.rewardsReported == 0
          ? "The user earned the reward; the adapter never said so."
          : "The user earned the reward, and the app was not told."
      ]
    case (_, 0) where ad.network != nil:
      return ["The app gave a reward that the network knows nothing of."]
    default: return ["The user earned the reward, and the app was told."]
    }
  }

  /// All that decides what is said about one kind of event.
  private struct Story {
    let noun: String
    let isGoogles: Bool
    let google: Int
    let network: Int?
    let passedToAdapter: Int
    let passedToNetwork: Int
    let reported: Int
    let nothingYet: String?
  }

  private static func sentence(_ story: Story) -> String {
    let watcher = story.isGoogles ? "Google" : "The network"
    guard story.google > 0 || (story.network ?? 0) > 0 else {
      guard let wait = story.nothingYet else { return "No \(story.noun) was counted." }
      return "\(watcher) watches \(wait)."
    }
    return story.isGoogles ? tracksGoogle(story) : tracksNetwork(story)
  }

  private static func tracksGoogle(_ story: Story) -> String {
    let begins = "Google tracked the \(story.noun)"
    guard let network = story.network else { return "\(begins); the network keeps no book here." }
    if story.google == 0 {
      return "The network counted the \(story.noun) although Google watches, and Google saw none."
    }
    if network == story.google { return "\(begins) and told the adapter, which told the network." }
    if network > story.google {
      return "\(begins); the network counted it more often than it came."
    }
    if story.passedToAdapter == 0 { return "\(begins), and never told the adapter." }
    return "\(begins) and told the adapter; it was never passed on."
  }

  private static func tracksNetwork(_ story: Story) -> String {
    let begins = "The network tracked the \(story.noun)"
    guard let network = story.network else {
      return "\(begins) and reported it; it keeps no book here."
    }
    if network == story.google { return "\(begins) and the adapter reported it to Google." }
    if network == 0 {
      return story.reported == 0
        ? "Google counted the \(story.noun) although nobody reported one."
        : "The adapter reported the \(story.noun) that its network never counted."
    }
    if story.reported == 0 { return "\(begins); the adapter never reported it to Google." }
    return network > story.google
      ? "\(begins); the adapter reported it to Google less often."
      : "\(begins); the adapter reported it to Google more often."
  }
}

extension String {
  /// What stands before and behind a part; the whole where it does not occur.
  fileprivate func components(of part: String) -> [String] {
    guard let range = firstRange(of: part) else { return [self] }
    return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
  }
}

extension AdRecord.Tally {
  fileprivate var isEmpty: Bool { self == AdRecord.Tally() }
}
