import AdServing
import Contract
import Scenarios
package import Simulation

/// Why an ad's two counts are what they are, and whether they agree. This is only the decision; the
/// catalogue has the sentences.
package struct Verdict: Equatable, Sendable {
  package enum Tone: Sendable {
    /// Nothing has happened yet.
    case quiet
    case agree
    case disagree
  }

  package enum Statement: Equatable, Sendable {
    case loading
    /// The recording ends before its load does.
    case unanswered
    case noAd
    /// What keeps the ad off the screen, or how it left.
    case presentation(Presentation)
    /// Who counted these events, and what is missing; one statement for both if both went the same way.
    case count(Passage, of: [CountRow.Event])
    case reward(RewardStory)
    /// What the publisher's server did with it, after so many requests.
    case server(VerifiedReward.State, requests: Int)
    /// So many taps were counted as more clicks.
    case taps(Int, clicks: Int)
    /// A third party counted another number of impressions than Google, by this rule.
    case thirdParty(Int, CountingMoment)
    /// The SDK told the layer, and that did something else than to pass it on.
    case told(LayerRecord.NewsError, by: Party)
    /// The layer did something else with the application's call.
    case erred(LayerRecord.CallError, by: Party)
    /// The layer gave an order of its own.
    case ordered(by: Party)
    /// Google left it where it was, as nobody saw it when the next one was due.
    case notRefreshed
    /// The application has a listener for each of its loads.
    case heardAgain
    /// It listens to nothing.
    case heardByNobody

    /// The events that the cause is about; empty if it is about the ad.
    package var events: [CountRow.Event] {
      switch self {
      case .loading, .unanswered, .noAd, .presentation, .thirdParty, .told, .erred, .ordered,
        .notRefreshed, .heardAgain, .heardByNobody:
        []
      case .taps: [.click]
      case .count(_, of: let events): events
      case .reward, .server: [.reward]
      }
    }
  }

  package enum Presentation: Equatable, Sendable {
    case refused(reason: String, wasOnScreen: Bool)
    /// The adapter was asked to show it and has not answered.
    case asked
    /// No answer was recorded.
    case unanswered
    case ready
    /// That it was shown was not recorded.
    case leftReady
    /// The user declined; it can still be shown.
    case declined
    /// It is off the screen, and the app was not told; or it was let go before it was shown.
    case left(AdRecord.Departure)
  }

  package enum RewardStory: Equatable, Sendable {
    case notEarnedYet, notEarned
    /// Not earned, and the app was told that it is.
    case invented
    /// Earned; the application ended before anybody was told.
    case ended
    case earned(told: Told?)
    /// Earned; the network has not told the adapter yet.
    case notToldYet
    /// Earned; the network never told the adapter.
    case neverTold
    /// Earned; what the adapter reported is held up.
    case underWay
    /// Earned; the adapter did not report it.
    case notReported
    /// Earned; the wire lost what the adapter reported.
    case lostOnTheWire
    /// The adapter reported one that the network did not count.
    case unknownToNetwork(told: Told?)
  }

  /// When the application was told of the reward.
  package enum Told: Equatable, Sendable {
    case whileCovered, afterwards
    /// Nobody recorded whether it was.
    case unrecorded
  }

  package let tone: Tone
  package let statements: [Statement]

  package init(_ ad: AdRecord) {
    let told = Self.layers(ad)
    switch ad.state {
    case .loading where ad.networks.impressions > 0:
      // It has come, and who asked for it was not told.
      (tone, statements) = (.quiet, Self.counts(ad) + told)
    case .loading:
      (tone, statements) = (.quiet, [ad.unknown.contains(.future) ? .unanswered : .loading])
    case .failed: (tone, statements) = (.quiet, [.noAd] + told)
    case .loaded, .onScreen, .dismissed:
      let isQuiet = ad.google.isEmpty && ad.networks.isEmpty
      tone =
        isQuiet || Self.isUnderWay(ad)
        ? .quiet : !Self.agree(ad) ? .disagree : ad.isCompared ? .agree : .quiet
      let presentation = Self.presentation(ad)
      // An ad that was not shown has no counts.
      let isSilent = isQuiet && presentation != nil && ad.state != .onScreen
      let counts =
        isSilent
        ? []
        // The app hears first, as a rule; what was said last is told first.
        : Self.counts(ad) + Self.servers(ad) + (Self.reward(ad).map { [.reward($0)] } ?? [])
      let rest: [Statement] = ad.events.marks.contains(.skippedRefresh) ? [.notRefreshed] : []
      let others = [Self.taps(ad), Self.thirdParty(ad)].compactMap(\.self) + told + rest
      statements = (presentation.map { [.presentation($0)] } ?? []) + counts + others
    }
  }

  /// Whether the counts differ only by what a slow wire still holds, or by what may still be told.
  private static func isUnderWay(_ ad: AdRecord) -> Bool {
    let apart = ad.countRows.filter { $0.gap ?? 0 != 0 }
    return !apart.isEmpty
      && apart.allSatisfy {
        switch $0.passage {
        case .underWay, .unproven: true
        default: false
        }
      }
  }

  /// A count that nobody recorded does not differ.
  private static func agree(_ ad: AdRecord) -> Bool {
    let counts: [(event: CountRow.Event, count: KeyPath<AdRecord.Tally, Int>)] = [
      (.impression, \.impressions), (.click, \.clicks), (.reward, \.rewards),
    ]
    return ad.network == nil
      || counts.allSatisfy { event, count in
        !ad.isCompared(event) || ad.google[keyPath: count] == ad.networks[keyPath: count]
      }
  }

  private static func counts(_ ad: AdRecord) -> [Statement] {
    let rows = ad.countRows.filter { row in
      // No tap is promised where one was lost, or where there is nothing to tap.
      if row.event == .click, case .toCome = row.passage, ad.isTappedInVain { return false }
      if row.event == .impression, case .toCome = row.passage, ad.isHiddenByLayer { return false }
      return row.event != .reward || isCountedOnly(row, of: ad)
    }
    return rows.enumerated().compactMap { place, row in
      guard rows.firstIndex(where: { $0.passage == row.passage }) == place else { return nil }
      return .count(row.passage, of: rows.filter { $0.passage == row.passage }.map(\.event))
    }
  }

  /// A network that counts a tap twice tells both twice: the two books agree, and are wrong.
  private static func taps(_ ad: AdRecord) -> Statement? {
    let (taps, clicks) = (Int(ad.events.tapsCounted), ad.networks.clicks)
    guard ad.findings.contains(Rulebook.oneTapTwoClicks), taps > 0, clicks > taps else {
      return nil
    }
    return .taps(taps, clicks: clicks)
  }

  private static func told(_ ad: AdRecord) -> Told? {
    ad.unknown.contains(.tellingOfReward) ? .unrecorded : ad.whenToldOfReward
  }

  /// One statement for each thing that the application waits for, one for all that it only misses, and one for
  /// each other way in which it hears what it hears: a reward is worth something to the user.
  private static func layers(_ ad: AdRecord) -> [Statement] {
    let orders = ad.findings.contains(Violation.orderedByLayer.rawValue) ? ad.layer : nil
    let hearsAgain = ad.findings.contains(Violation.listenersAdded.rawValue)
    let isDeaf = ad.findings.contains(Violation.listenerMissing.rawValue)
    return ad.layers.flatMap { layer -> [Statement] in
      let kept = layer.news(.keeps)
      // What covers the application is no banner or native ad, but its page.
      let missed = kept.filter { !$0.isWaitedFor && $0 != .closing }
        .map { $0 == .display && !ad.format.isFullScreen ? .other : $0 }
      let others = [
        LayerMistake.Manner.misroutes, .repeats, .delays, .hastens, .changes, .takes, .throwsAt,
      ]
      .compactMap {
        manner in
        let news = layer.news(manner)
        return (news.first { $0 == .reward } ?? news.first).map { ($0, manner) }
      }
      let errors =
        (kept.filter(\.isWaitedFor) + (missed.count > 1 ? [.other] : missed)).map { ($0, .keeps) }
        + others
      return layer.errors.map { .erred($0, by: layer.party) }
        + errors.map { .told(.init($0, $1), by: layer.party) }
    } + (orders.map { [.ordered(by: $0.party)] } ?? []) + (hearsAgain ? [.heardAgain] : [])
      + (isDeaf ? [.heardByNobody] : [])
  }

  /// Nothing of a server whose answers nobody knows.
  private static func servers(_ ad: AdRecord) -> [Statement] {
    ad.verifiedRewards.filter { $0.state != .asked }
      .map { .server($0.state, requests: $0.requests.count) }
  }

  private static func thirdParty(_ ad: AdRecord) -> Statement? {
    guard let rule = ad.counting.thirdParty else { return nil }
    let count = ad.books[Party.thirdParty.keeper].impressions
    return count == ad.google.impressions ? nil : .thirdParty(count, rule)
  }

  private static func presentation(_ ad: AdRecord) -> Presentation? {
    if let refusal = ad.refusal {
      // One that could not be shown after it was announced was not on the screen.
      let wasOnScreen = ad.life.visit(.onScreen) != nil && ad.life.state != .notShown
      return .refused(reason: refusal, wasOnScreen: wasOnScreen)
    }
    if ad.departure == .ended { return .left(.ended) }
    let isOver = ad.unknown.contains(.future)
    switch ad.life.state {
    case .presenting: return isOver ? .unanswered : .asked
    case .onScreen, .covered, .dismissing: return ad.departure.map { .left($0) }
    case .loading where ad.departure == .letGo, .loaded where ad.departure == .letGo:
      return .left(.letGo)
    case .loaded where ad.format.isFullScreen && isOver: return .leftReady
    case .loaded where ad.format.isFullScreen: return ad.isUnwanted ? .declined : .ready
    default: return nil
    }
  }

  /// Whether no more is known of the reward than what Google counts.
  private static func isCountedOnly(_ row: CountRow, of ad: AdRecord) -> Bool {
    switch row.passage {
    case .unrecorded, .unproven: true
    case .unconfirmed: ad.unknown.contains(.tellingOfReward)
    default: false
    }
  }

  private static func reward(_ ad: AdRecord) -> RewardStory? {
    let isStory = ad.countRows.allSatisfy { $0.event != .reward || !isCountedOnly($0, of: ad) }
    guard ad.format.hasReward, isStory, ad.isCompared(.reward) || ad.network == nil else {
      return nil
    }
    let isOver = ad.unknown.contains(.future)
    switch (ad.google.rewards, ad.networks.rewards) {
    case (0, 0) where ad.whenToldOfReward != nil: return .invented
    case (0, 0): return ad.state == .onScreen && !isOver ? .notEarnedYet : .notEarned
    case (0, _) where ad.state == .onScreen && !isOver && ad.events.rewardsTold == 0:
      return .notToldYet
    case (0, _) where ad.departure == .ended: return .ended
    case (0, _) where ad.events.held.contains(.reward): return .underWay
    case (0, _) where ad.events.rewardsLost > 0: return .lostOnTheWire
    case (0, _) where ad.events.rewardsReported > 0: return .earned(told: nil)
    case (0, _): return ad.events.marks.contains(.untoldReward) ? .neverTold : .notReported
    case (_, 0) where ad.network != nil: return .unknownToNetwork(told: told(ad))
    default:
      // A layer that keeps it is spoken of by name.
      let untold = ad.layer.map { $0.news(.keeps) + $0.news(.throwsAt) } ?? []
      return untold.contains(.reward) ? nil : .earned(told: told(ad))
    }
  }
}

extension AppNews {
  /// Whether the application goes on only when it hears of it.
  fileprivate var isWaitedFor: Bool {
    switch self {
    case .ad, .refusal, .failure, .close, .reward: true
    case .impression, .click, .revenue, .display, .closing, .other: false
    }
  }
}

extension AdRecord {
  /// Whether a layer has lost a tap on it, or it has no button.
  /// Whether a layer keeps its view from the screen, or from the SDK.
  fileprivate var isHiddenByLayer: Bool {
    findings.contains(Violation.impressionLostByLayer.rawValue)
      || layer?.errors.contains { [.view, .show].contains($0.call) && $0.manner == .keeps } == true
  }

  fileprivate var isTappedInVain: Bool {
    layer?.errors.contains { $0.call == .tap } == true
      || findings.contains(Violation.buttonMissing.rawValue)
  }
}

extension AdRecord.Tally {
  fileprivate var isEmpty: Bool { self == AdRecord.Tally() }
}
