import AdServing
import Contract
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// Units that the application asks MAX for: two books, and who is told what.
  @Suite @MainActor struct MAXKindTests {
    private nonisolated static let formats: [Scenario.Format] = [
      .banner, .interstitial, .rewarded, .appOpen,
    ]

    private func played(
      _ format: Scenario.Format, _ set: (inout Scenario.MAX) -> Void = { _ in }
    ) -> Session {
      var parts = Scenario.MAX()
      parts.network = "Meta"
      set(&parts)
      let unit = Scenario.Unit(id: "unit", format: format, .max(parts))
      return ScenarioCheck.play(Scenario(title: "a test", adUnits: [unit])).session
    }

    private func rules(_ session: Session) -> Set<String> {
      Set(session.journal.entries.compactMap(Finding.init).map(\.rule.id))
    }

    @Test(arguments: formats)
    func `MAX counts what its network counts, and nobody is accused`(
      _ format: Scenario.Format
    ) throws {
      let session = played(format)
      let ad = try #require(session.ledgers.ads.first)
      #expect(ad.life.kind == .init(format, through: .max))
      #expect(ad.network == "Meta")
      #expect(ad.books["MAX"] == ad.books["Meta"])
      #expect(ad.books["MAX"].impressions == 1)
      #expect(ad.books["MAX"].clicks == 1)
      #expect(ad.books["MAX"].paidMicros > 0)
      #expect(rules(session) == [])
    }

    @Test(arguments: formats, CountingMoment.allCases)
    func `a rule of counting accuses nobody`(_ format: Scenario.Format, _ moment: CountingMoment) {
      #expect(rules(played(format) { $0.counts = moment }) == [])
    }

    @Test func `each mistake of MAX is found, and is MAX's`() {
      let expected: [(MediatorMistake, String)] = [
        (.asksTwice, "network-asked-twice"), (.countsAtLoad, "mediator-miscounted"),
        (.keepsTheClose, "kept-from-app"), (.keepsTheReward, "kept-from-app"),
        (.neverAnswers, "kept-from-app"),
      ]
      for (mistake, rule) in expected {
        #expect(rules(played(.rewarded) { $0.mistakes = [mistake] }) == [rule], "\(mistake)")
      }
      let both = played(.interstitial) {
        ($0.mistakes, $0.order) = ([.countsEveryReport], .displayTwice)
      }
      #expect(rules(both) == ["mediator-miscounted", "reported-twice"])
      #expect(both.ledgers.ads.first?.books["MAX"].impressions == 2)
    }

    @Test func `a network that tells MAX too little or too much is accused itself`() {
      #expect(rules(played(.rewarded) { $0.order = .rewardNever }) == ["reward-kept-by-network"])
      #expect(
        rules(played(.interstitial) { $0.order = .displayTwice }) == ["reported-twice"])
      #expect(rules(played(.rewarded) { $0.order = .rewardTwice }) == ["reported-twice"])
      #expect(rules(played(.banner) { $0.mistakes = [.countsAtLoad] }) == [])
      #expect(rules(played(.appOpen) { $0.order = .hideNever }) == ["close-never-told"])
      let never = played(.banner) { $0.answers = [.init(.neverAnswers)] }
      #expect(rules(never) == ["no-answer-to-platform"])
    }

    @Test func `a banner is replaced while it is on the screen, each ad under its own name`() {
      let session = played(.banner) { $0.refresh = .seconds(5) }
      let shown = session.journal.entries.filter { $0.sense == .shown }.map(\.ad)
      #expect(shown.prefix(2) == ["unit#1", "unit#2"])
    }
  }
}
