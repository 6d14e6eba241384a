import AdServing
import Catalogue
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Whether anybody could see an ad, how often a tap was counted, and when a reward came.
  @Suite @MainActor struct VerdictTests {
    private static let notYet =
      "Nobody can see the ad yet: it is covered, too small, or out of view."
    private static let never =
      "Nobody could see the ad: it was covered, too small, or out of view all the time."

    @Test(arguments: [Scenario.Format.native, .banner])
    func `an ad that is scrolled away cannot be seen`(_ format: Scenario.Format) throws {
      let shown: [Action] = [.show(unit: "feed"), .visible(false), .advance(.seconds(9))]
      let session = Session.after(scenario(format), .load(unit: "feed"))
      for step in shown { session.perform(step) }
      #expect(try sentences(session).contains(Self.notYet))
      session.perform(.dismiss(unit: "feed"))
      #expect(try sentences(session).contains(Self.never))
    }

    @Test func `one that comes back into view can be seen`() throws {
      let session = Session.after(scenario(.native), .load(unit: "feed"))
      for step: Action in [
        .show(unit: "feed"), .visible(false), .advance(.seconds(9)), .visible(true),
      ] { session.perform(step) }
      #expect(try !sentences(session).contains(Self.notYet))
      session.perform(.advance(.milliseconds(500)))
      session.perform(.dismiss(unit: "feed"))
      #expect(try sentences(session) == ["No impression or click was counted."])
    }

    @Test func `one that was just put on the screen is not out of sight`() throws {
      let session = Session.after(scenario(.native), .load(unit: "feed"), .show(unit: "feed"))
      #expect(try !sentences(session).contains(Self.notYet))
    }

    @Test func `an ad under another one cannot be seen`() throws {
      var both = scenario(.native)
      both.adUnits.append(.init(id: "break", format: .interstitial, lines: [.sample()]))
      let session = Session.after(both, .load(unit: "feed"), .load(unit: "break"))
      for step: Action in [
        .show(unit: "break"), .advance(.seconds(1)), .show(unit: "feed"), .advance(.seconds(3)),
      ] { session.perform(step) }
      #expect(try sentences(session).contains(Self.notYet))
    }

    @Test func `a tap that is two clicks is named with both numbers`() throws {
      let session = ScriptRun.play(Session(try .library("habits-of-networks"))).session
      let ad = try #require(session.ledgers["twofold#1"])
      #expect(Verdict(ad).statementsInOrder.first == .taps(1, clicks: 2))
      #expect(Verdict(ad).sentences.last == "One tap was counted as 2 clicks.")
    }

    @Test(arguments: [
      (Scenario.Order.usual, "while the ad covered the app."),
      (.rewardLast, "after the ad was gone."),
    ])
    func `a reward says when the application was told`(
      _ order: Scenario.Order, _ when: String
    ) throws {
      var scenario = scenario(.rewarded)
      scenario.adUnits[0].lines[0].order = order
      let session = Session.after(scenario, .load(unit: "feed"))
      for step: Action in [
        .show(unit: "feed"), .advance(.seconds(31)), .close, .advance(.seconds(2)),
      ] { session.perform(step) }
      let last = try #require(try sentences(session).last)
      #expect(last == "The reward came \(when)")
    }

    @Test func `a reward that the network kept is not the adapter's`() throws {
      var scenario = scenario(.rewarded)
      scenario.adUnits[0].lines[0].order = .rewardNever
      let session = Session.after(scenario, .load(unit: "feed"))
      for step: Action in [.show(unit: "feed"), .advance(.seconds(31)), .close] {
        session.perform(step)
      }
      let ad = try #require(session.ad)
      #expect((ad.google.rewards, ad.networks.rewards) == (0, 1))
      #expect(ad.countRows.last?.passage == .lost(.network, .beforeAdapter))
      #expect(
        try sentences(session).last
          == "The user earned the reward; the network never told the adapter.")
    }

    @Test(arguments: [true, false])
    func `what Google saw and forgot is not still to come`(_ isOfClick: Bool) throws {
      var scenario = scenario(.native)
      scenario.adUnits[0].lines[0].faults = [isOfClick ? .forgetsClicks : .forgetsImpressions]
      let session = Session.after(scenario, .load(unit: "feed"))
      for step: Action in [.show(unit: "feed"), .advance(.seconds(2)), .tap(.headline)] {
        session.perform(step)
      }
      let row = try #require(session.ad).countRows[isOfClick ? 1 : 0]
      #expect((row.google, row.passage) == (0, .forgotten))
      let what = isOfClick ? "click" : "impression"
      #expect(try sentences(session).contains("Google saw the \(what) and did not count it."))
    }

    @Test(
      arguments: [
        (
          "repeatsTheReward", AppNews.reward, LayerMistake.Manner.repeats,
          "the plugin told the app more than once of the reward, which was earned once."
        ),
        (
          "changesTheReward", .reward, .changes,
          "the plugin told the app another amount than the SDK had."
        ),
        (
          "truncatesTheRevenue", .revenue, .changes,
          "the plugin told the app another amount than the SDK had."
        ),
        (
          "hastensTheClose", .close, .hastens,
          "the plugin told the app of what had not happened yet."
        ),
        (
          "delaysTheReward", .reward, .delays,
          "the plugin held up what the app should have heard at once."
        ),
      ])
    func `what a layer does to the news is said, though both books agree`(
      _ word: String, _ news: AppNews, _ manner: LayerMistake.Manner, _ sentence: String
    ) throws {
      var scenario = scenario(.rewarded)
      scenario.adUnits[0].layer = Scenario.AppLayer()
      scenario.adUnits[0].layer?.name = "the plugin"
      scenario.adUnits[0].layer?.mistakes = [LayerMistake(rawValue: word)].compactMap(\.self)
      // What earns nothing is not told.
      scenario.adUnits[0].lines[0].ecpmMicros = 12_000_000
      let session = Session.after(scenario, .load(unit: "feed"))
      for step: Action in [.show(unit: "feed"), .advance(.seconds(31)), .close] {
        session.perform(step)
      }
      let ad = try #require(session.ad)
      #expect((ad.google.rewards, ad.networks.rewards) == (1, 1))
      #expect(
        Verdict(ad).statementsInOrder.first
          == .told(.init(news, manner), by: Party(.layer, name: "the plugin")))
      #expect(try sentences(session).contains(sentence))
    }

    @Test func `an application that listens again is said to hear each message twice`() throws {
      var scenario = scenario(.native)
      scenario.adUnits[0].listens = .again
      let session = Session.after(scenario, .load(unit: "feed"), .load(unit: "feed"))
      #expect(
        Verdict(try #require(session.ad)).sentences.contains(
          "The app adds a listener with each load, and hears each message more than once."))
    }

    // MARK: Making

    @Test func `a reward that the network did not count is the adapter's`() throws {
      var unit = Scenario.Unit(
        id: "feed", format: .rewarded,
        lines: [
          .sample(
            className: "BrokenAdapters.RewardsOnCloseCustomEvent",
            ad: .with { $0.closeAfter = .seconds(1) })
        ])
      func session() -> Session {
        Session.after(
          Scenario(title: "a test", adUnits: [unit]), .load(unit: "feed"), .show(unit: "feed"),
          .advance(.seconds(2)), .close, .close)
      }
      let ad = try #require(session().ad)
      #expect((ad.google.rewards, ad.networks.rewards) == (1, 0))
      #expect(
        Verdict(ad).sentences.contains(
          "The network counted no reward; the adapter reported one, and the app gave it."))
      let row = try #require(ad.countRows.last)
      #expect(row.passage == .unfounded(.network))
      #expect(row.passage.captions.google == "counted")
      #expect(row.passage.captions.network == "saw none")
      #expect(row.inHeader.contains("1◀0"))

      unit.lines = [.sample(ad: .with { $0.closeAfter = .seconds(1) })]
      unit.layer = Scenario.AppLayer()
      unit.layer?.mistakes = [.inventsTheReward]
      #expect(
        try #require(session().ad.map { Verdict($0).sentences }).contains(
          "No reward was earned, and the app was told of one."))
    }

    private func scenario(_ format: Scenario.Format) -> Scenario {
      Scenario(
        title: "sight", adUnits: [.init(id: "feed", format: format, lines: [.sample()])])
    }

    private func sentences(_ session: Session) throws -> [String] {
      Verdict(try #require(session.ledgers["feed#1"])).sentences
    }
  }
}
