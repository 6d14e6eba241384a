import Catalogue
import AdServing
import GoogleMobileAds
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Expectations hold, or describe what differs.
  @Suite @MainActor struct ExpectationTests {
    // Swift Testing has a type of this name as well.
    typealias Expectation = Scenarios.Expectation

    /// An ad that was seen once and tapped twice; the network was told of one tap.
    private func session() -> Session {
      let session = Session.after(
        .feed(.sample(ad: .with { $0.opens = .nothing })), .load(unit: "feed"),
        .show(unit: "feed"), .advance(.seconds(1)), .tap(.headline),
        .set(Change(unit: "feed", line: "Sample SDK", \.faults, [.dropsClicks])),
        .load(unit: "feed"),
        .show(unit: "feed"), .tap(.body), .tap(.headline))
      session.drawing = { ["time \($0.now.milliseconds)", "│ feed#2 │", ""] }
      return session
    }

    private nonisolated static let books: [(Expectation, [String])] = [
      (.init(ad: "feed#1", google: .init(impressions: 1, clicks: 1, rewards: 0)), []),
      (.init(ad: "feed#1", network: .init(impressions: 1, clicks: 1, rewards: 0)), []),
      (.init(google: .init(clicks: 2), network: .init(clicks: 0)), []),
      (.init(google: .init()), []),
      (.init(google: .init(impressions: 3)), ["expected google impressions 3, found 0"]),
      (.init(google: .init(rewards: 1)), ["expected google rewards 1, found 0"]),
      (.init(network: .init(clicks: 2)), ["expected network clicks 2, found 0"]),
      (
        .init(
          ad: "feed#1", google: .init(impressions: 2, clicks: 2, rewards: 2),
          network: .init(impressions: 0, clicks: 1, rewards: 0)),
        [
          "expected google impressions 2, found 1", "expected google clicks 2, found 1",
          "expected google rewards 2, found 0", "expected network impressions 0, found 1",
        ]
      ),
      (.init(ad: "feed#9", google: .init(clicks: 0)), ["expected the ad feed#9, found none"]),
    ]

    private nonisolated static let findings: [(Expectation, [String])] = [
      (.init(findings: ["click-not-passed-on"]), []),
      (.init(findings: ["click-not-passed-on", "click-not-passed-on"]), []),
      (.init(ad: "feed#1", findings: []), []),
      (.init(findings: []), ["expected no broken rule, found click-not-passed-on"]),
      (
        .init(ad: "feed#1", findings: ["click-not-passed-on"]),
        ["expected the broken rules click-not-passed-on, found none"]
      ),
      (
        .init(findings: ["older-spelling", "click-not-passed-on"]),
        ["expected the broken rules click-not-passed-on, older-spelling, found click-not-passed-on"]
      ),
    ]

    private nonisolated static let journal: [(Expectation, [String])] = [
      (.init(journal: []), []),
      (.init(journal: ["load", "adLoader(_:didReceive:)", "show", "load", "tap", "tap"]), []),
      (
        .init(journal: ["show", "load", "show", "load"]),
        [#"expected "load" later in the journal"#]
      ),
      (
        .init(journal: ["load", "flight", "show"]),
        [#"expected "flight" in the journal, but it is missing"#]
      ),
      (.init(journal: [.told(.appToldClick, by: 2000)]), []),
      (
        .init(journal: [.told(.appToldClick, by: 999)]),
        ["expected appToldClick to app by 999ms in the journal, but it is missing"]
      ),
      (.init(ad: "feed#1", absent: ["flight"]), []),
      (
        .init(ad: "feed#1", absent: ["show"]), []
      ),
      (
        .init(absent: ["flight", "show"]),
        [#"expected no "show" in the journal, but #16 is one, of 60 entries"#]
      ),
      (
        .init(ad: "feed#9", absent: ["flight"]),
        ["nothing was said about feed#9 yet, so nothing can be missing in the journal"]
      ),
      // Part of a message does not match.
      (.init(journal: ["loa"]), [#"expected "loa" in the journal, but it is missing"#]),
    ]

    private nonisolated static let screen: [(Expectation, [String])] = [
      (.init(screen: []), []), (.init(screen: ["feed#2", "time 1400"]), []),
      (
        .init(screen: ["feed#3", "time", "Feed"]),
        [
          #"expected "feed#3" on the screen, but it is missing"#,
          #"expected "Feed" on the screen, but it is missing"#,
        ]
      ),
      // A text must be within one line.
      (.init(screen: ["│\n"]), ["expected \"│\n\" on the screen, but it is missing"]),
    ]

    @Test(arguments: books + findings + journal + screen)
    func `a failed expectation is described`(_ expectation: Expectation, _ differences: [String]) {
      #expect(expectation.differences(in: session()).map(\.sentence) == differences)
    }

    @Test func `every failure is listed, ledger by ledger`() {
      let expectation = Expectation(
        google: .init(clicks: 1), network: .init(clicks: 1), findings: [], journal: ["nowhere"],
        screen: ["nothing"])
      #expect(
        expectation.differences(in: session()).map(\.sentence) == [
          "expected google clicks 1, found 2", "expected network clicks 1, found 0",
          "expected no broken rule, found click-not-passed-on",
          #"expected "nowhere" in the journal, but it is missing"#,
          #"expected "nothing" on the screen, but it is missing"#,
        ])
    }

    @Test func `without a drawing there is no screen to expect`() {
      let session = session()
      session.drawing = nil
      #expect(
        Expectation(screen: ["feed#2"]).differences(in: session).map(\.sentence)
          == ["expected text on the screen, but this run has no screen"])
      #expect(Expectation(screen: []).differences(in: session).map(\.sentence) == [])
    }

    @Test func `without an ad on the screen there are no counts to expect`() {
      let session = session()
      session.perform(.dismiss(unit: "feed"))
      #expect(
        Expectation(google: .init(clicks: 0)).differences(in: session).map(\.sentence)
          == ["expected an ad on the screen, found none"])
      #expect(
        Expectation(network: .init(clicks: 0)).differences(in: session).map(\.sentence)
          == ["expected an ad on the screen, found none"])
      #expect(
        Expectation(ad: "feed#2", google: .init(clicks: 2)).differences(in: session).map(\.sentence)
          == [])
    }

    @Test func `without an ad on the screen the broken rules of all ads are compared`() {
      let session = session()
      session.perform(.dismiss(unit: "feed"))
      #expect(
        Expectation(findings: ["click-not-passed-on"]).differences(in: session).map(\.sentence)
          == [])
      #expect(
        Expectation(findings: []).differences(in: session).map(\.sentence)
          == ["expected no broken rule, found click-not-passed-on"])
    }

    @Test func `an empty expectation always holds`() {
      #expect(Expectation().differences(in: session()).map(\.sentence) == [])
      #expect(Expectation(ad: "feed#9").differences(in: session()).map(\.sentence) == [])
    }
  }
}

extension Mention {
  fileprivate static func told(_ sense: Sense, by milliseconds: Int) -> Mention {
    var mention = Mention()
    mention.sense = sense
    mention.to = .app
    mention.by = Instant(milliseconds: milliseconds)
    return mention
  }
}
