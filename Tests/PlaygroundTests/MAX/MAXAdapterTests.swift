import AdServing
import Contract
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// A network's adapter for MAX, between both: whatever it does, only the adapter is accused.
  @Suite @MainActor struct MAXAdapterTests {
    private nonisolated static let formats: [Scenario.Format] = [
      .native, .banner, .interstitial, .rewarded, .appOpen,
    ]
    private nonisolated static let mistakes: [AdapterMistake?] = [nil] + AdapterMistake.allCases

    private func played(
      _ format: Scenario.Format, _ mistake: AdapterMistake?,
      _ set: (inout Scenario.MAX) -> Void = { _ in }
    ) -> Session {
      var parts = Scenario.MAX()
      parts.network = "Meta"
      parts.adapter = .init()
      parts.adapter?.name = "Meta adapter"
      parts.adapter?.mistakes = [mistake].compactMap(\.self)
      set(&parts)
      let unit = Scenario.Unit(id: "unit", format: format, .max(parts))
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit])).session
    }

    /// Twice the usual round of a rewarded ad.
    private func twice(_ set: (inout Scenario.MAX) -> Void) -> Session {
      var parts = Scenario.MAX()
      set(&parts)
      let unit = Scenario.Unit(id: "unit", format: .rewarded, .max(parts))
      let round: [Action] = [
        .load(unit: "unit"), .show(unit: "unit"), .advance(.seconds(20)), .close,
        .advance(.seconds(6)),
      ]
      let steps = (round + round).map { ScriptStep(.action($0)) }
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit], script: steps)).session
    }

    @Test func `the network behind MAX errs with some ads alone`() {
      let session = twice {
        $0.order = .rewardNever
        $0.condition.every = 2
      }
      let found = session.journal.entries.compactMap(Finding.init)
      #expect(found.map(\.rule.id) == ["reward-kept-by-network"])
      #expect(found.map(\.ad) == ["unit#2"])
    }

    @Test func `MAX asks again by itself, and nobody is to blame for the wait`() {
      let session = twice {
        let none = Scenario.Aggregation.Answer(.noFill)
        $0.answers = [none, none, .init(), none]
        $0.retries = 2
      }
      #expect(session.findings == [])
      let ads = session.ledgers.ads
      #expect(ads.first?.state == .dismissed)
      #expect(ads.count == 2 && ads.last?.line == nil)
      let retries = session.journal.entries.filter { $0.sense == .platformRetries }
      #expect(retries.map(\.ad) == ["unit#1", "unit#1", "unit#2", "unit#2"])
    }

    private func expectOnlyTheAdapter(_ session: Session, _ mistake: AdapterMistake?) {
      let accused = session.journal.entries.compactMap(Finding.init)
      #expect(accused.allSatisfy { $0.rule.party == .adapter }, "\(accused.map(\.rule.id))")
      if mistake == nil { #expect(accused.isEmpty) }
    }

    @Test(arguments: formats, mistakes)
    func `MAX, its network and the application are innocent`(
      _ format: Scenario.Format, _ mistake: AdapterMistake?
    ) {
      expectOnlyTheAdapter(played(format, mistake), mistake)
    }

    @Test(arguments: formats, mistakes)
    func `so they are where there is no ad`(_ format: Scenario.Format, _ mistake: AdapterMistake?) {
      let session = played(format, mistake) { $0.answers = [.init(.noFill)] }
      expectOnlyTheAdapter(session, mistake)
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded, .appOpen], mistakes)
    func `so they are where an ad cannot be shown`(
      _ format: Scenario.Format, _ mistake: AdapterMistake?
    ) {
      expectOnlyTheAdapter(played(format, mistake) { $0.showing = .fails }, mistake)
    }

    @Test(arguments: formats)
    func `one that makes no mistake passes all on`(_ format: Scenario.Format) throws {
      let ad = try #require(played(format, nil).ledgers.ads.first)
      #expect(ad.network == "Meta")
      #expect(ad.books["MAX"] == ad.books["Meta"])
      #expect(ad.books["MAX"].impressions == 1)
      #expect(ad.books["MAX"].paidMicros > 0)
    }

    @Test func `a mistake of MAX is found behind one that makes none`() {
      let expected: [(MediatorMistake, String)] = [
        (.asksTwice, "network-asked-twice"), (.countsAtLoad, "mediator-miscounted"),
        (.keepsTheClose, "close-kept-from-app"), (.keepsTheReward, "reward-kept-from-app"),
        (.neverAnswers, "kept-from-app"), (.repeatsTheReward, "app-told-twice"),
        (.hastensTheClose, "app-told-early"), (.hastensTheReward, "app-told-early"),
        (.forgetsImpressions, "report-not-counted-by-platform"),
        (.losesTheShow, "show-lost-by-platform"),
      ]
      for (mistake, rule) in expected {
        let session = played(.rewarded, nil) { $0.mistakes = [mistake] }
        #expect(session.findings == [rule], "\(mistake)")
      }
    }

    @Test func `a mistake of the network is found behind one that makes none`() {
      #expect(
        played(.rewarded, nil) { $0.order = .rewardNever }.findings == ["reward-kept-by-network"])
      #expect(played(.rewarded, nil) { $0.order = .displayTwice }.findings == ["reported-twice"])
      #expect(played(.appOpen, nil) { $0.order = .displayLast }.findings == ["display-told-late"])
      #expect(played(.appOpen, nil) { $0.order = .hideNever }.findings == ["close-never-told"])
      #expect(
        played(.interstitial, nil) { $0.order = .displayNever }.findings == ["display-never-told"])
      let never = played(.banner, nil) { $0.answers = [.init(.neverAnswers)] }
      #expect(never.findings == ["no-answer-to-platform"])
    }

    @Test func `what the adapter keeps is said in its name`() throws {
      let keeps = try #require(AdapterMistake(rawValue: "keepsTheDisplay"))
      let ad = try #require(played(.interstitial, keeps).ledgers.ads.first)
      #expect(ad.findings == ["display-kept-by-adapter"])
      #expect(ad.books["Meta"].impressions == 1 && ad.books["MAX"].impressions == 0)
      #expect(ad.books["MAX"].paidMicros == 0)
      #expect(
        Verdict(ad).statements.contains(
          .told(.init(.display, .keeps), by: Party(.adapter, name: "Meta adapter"))))
    }

    @Test func `the words of mistakes are read back`() {
      #expect(AdapterMistake.allCases.allSatisfy { AdapterMistake(rawValue: $0.rawValue) == $0 })
      #expect(Set(AdapterMistake.allCases).count == AdapterMistake.allCases.count)
      #expect(AdapterMistake(rawValue: "keepsTheDismiss") == nil)
      #expect(AdapterMistake(rawValue: "misroutesTheLoad") == nil)
      #expect(LayerMistake(rawValue: "inventsTheAd") == nil)
    }
  }
}
