import Catalogue
import AdServing
import GoogleMobileAds
import JSON
@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Networks may report the same events in different orders. All are legal, and the ledgers agree.
  @Suite @MainActor struct OrderTests {
    private nonisolated static let comes = "willPresentFullScreenView()"
    private nonisolated static let impression = "reportImpression()"
    private nonisolated static let reward = "didRewardUser()"
    private nonisolated static let gone = "didDismissFullScreenView()"

    /// The application's callback for each.
    private nonisolated static let passedOn = [
      comes: "adWillPresentFullScreenContent(_:)", impression: "adDidRecordImpression(_:)",
      reward: "userDidEarnRewardHandler()", gone: "adDidDismissFullScreenContent(_:)",
    ]

    private func heard(_ session: Session) -> [String] {
      session.journal.entries.filter { $0.from == .google && $0.to == .app }.map(\.message)
        .filter(Self.passedOn.values.contains)
    }

    private func expected(_ order: Scenario.Order, rewarded: Bool) -> [String] {
      let all =
        switch order {
        case .usual, .rewardFirst: [Self.comes, Self.impression, Self.reward, Self.gone]
        case .impressionFirst: [Self.impression, Self.comes, Self.reward, Self.gone]
        case .rewardLast: [Self.comes, Self.impression, Self.gone, Self.reward]
        case .impressionFirstRewardLast: [Self.impression, Self.comes, Self.gone, Self.reward]
        case .rewardNever: [Self.comes, Self.impression, Self.gone]
        }
      return all.filter { rewarded || $0 != Self.reward }
    }

    nonisolated static let formats = Scenario.Format.allCases.filter(\.isFullScreen)

    @Test(arguments: Scenario.Order.allCases, formats)
    func `every order arrives as it was sent, and only silence and haste break a rule`(
      _ order: Scenario.Order, _ format: Scenario.Format
    ) throws {
      let session = Session.showing(format, order: order)
      session.perform(.advance(.seconds(60)))
      session.perform(.close)
      session.perform(.advance(.seconds(60)))
      let told = session.order(of: [Self.comes, Self.impression, Self.reward, Self.gone])
      #expect(told == expected(order, rewarded: format.hasReward))
      #expect(heard(session) == told.compactMap { Self.passedOn[$0] })
      let isLost = format.hasReward && order == .rewardNever
      let isEarly = format.hasReward && order == .rewardFirst
      #expect(
        session.findings
          == (isLost ? ["reward-never-told"] : isEarly ? ["reward-told-early"] : []))
      let ad = try #require(session.ad)
      #expect(ad.google.impressions == 1 && ad.networks.impressions == 1)
      #expect(ad.google.rewards == (format.hasReward && !isLost ? 1 : 0))
      #expect(ad.networks.rewards == (format.hasReward ? 1 : 0))
    }

    @Test func `a reward reported last is counted by the network when it is earned`() throws {
      let session = Session.showing(.rewarded, order: .rewardLast)
      session.perform(.advance(.seconds(6)))
      #expect(session.ad?.networks.rewards == 1)
      #expect(session.ad?.google.rewards == 0)
      let ad = try #require(session.ad)
      #expect(
        Verdict(ad).sentences.last
          == "The user earned the reward; the network has not told the adapter yet.")
      session.perform(.close)
      #expect(session.ad?.google.rewards == 1)
    }

    @Test func `a user who leaves early gets no reward when the ad is gone either`() {
      let session = Session.showing(
        .rewarded, order: .rewardLast,
        ad: .with { ($0.duration, $0.closeAfter) = (.seconds(5), .zero) })
      session.perform(.advance(.seconds(2)))
      session.perform(.close)
      session.perform(.close)
      session.perform(.advance(.seconds(60)))
      #expect(session.ad?.networks.rewards == 0)
      #expect(session.ad?.google.rewards == 0)
    }

    /// The journal of an ad in this order, closed at the end.
    private func journal(_ order: Scenario.Order) -> [Entry] {
      let session = Session.showing(.rewarded, order: order)
      session.perform(.advance(.seconds(6)))
      session.perform(.close)
      return session.journal.entries
    }

    @Test(arguments: [
      (Scenario.Order.usual, Scenario.Order.usual, 0), (.usual, .impressionFirst, 3),
      (.usual, .rewardLast, 4), (.impressionFirst, .rewardLast, 7),
    ])
    func `a diff of two orders has only moved rows`(
      _ left: Scenario.Order, _ right: Scenario.Order, _ moved: Int
    ) throws {
      let counts = JournalDiff(left: journal(left), right: journal(right)).counts
      #expect(counts.missing == 0)
      #expect(counts.extra == 0)
      #expect(counts.moved == moved)
    }
  }
}
