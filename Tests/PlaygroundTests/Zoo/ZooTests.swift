import AdServing
import Observing
import Contract
import Foundation
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The adapters that break one rule each: exactly that one, with a proof that shows it.
  @Suite @MainActor struct ZooTests {
    private func session(of species: Species) -> Session {
      ScriptRun.play(Session(species.scenario)).session
    }

    @Test func `every scenario of the zoo names the rule its adapter breaks`() {
      #expect(Species.all.map(\.name) == ScenarioLibrary.zoo.map(\.name))
      for species in Species.all {
        let classes = species.scenario.adUnits.flatMap(\.lines).map(\.className)
        #expect(Set(classes) == [species.className])
        #expect(NSClassFromString(species.className) != nil, "\(species.className)")
      }
    }

    @Test(arguments: Species.all)
    func `an adapter breaks its rule and no other`(_ species: Species) {
      #expect(session(of: species).findings == species.rules.sorted())
    }

    @Test(arguments: Species.all)
    func `an adapter breaks no other rule when pictures come as addresses`(
      _ species: Species
    ) {
      let scenario = species.changed { $0.ad?.imagesAs = .urls }
      #expect(ScriptRun.play(Session(scenario)).session.findings == species.rules.sorted())
    }

    @Test(arguments: Species.all.filter { $0.scenario.adUnits[0].format.isFullScreen })
    func `an adapter for full-screen ads breaks no other rule when its network answers twice`(
      _ species: Species
    ) {
      let scenario = species.changed { $0.outcome = .answersTwice }
      #expect(ScriptRun.play(Session(scenario)).session.findings == species.rules.sorted())
    }

    @Test(arguments: Species.all)
    func `the proof ends with what the adapter did`(_ species: Species) throws {
      let entries = session(of: species).journal.entries
      let finding = try #require(entries.first { $0.isFinding(species.rule) })
      let proof = try #require(finding.proof)
      let shown = proof.compactMap { number in entries.first { $0.number == number } }
      #expect(shown.count == proof.count)
      #expect(shown.allSatisfy { $0.number < finding.number })
      // What holds for the user's data holds for all ads.
      #expect(shown.allSatisfy { $0.ad == finding.ad || $0.sense == .privacyStored })
      #expect(shown.allSatisfy { $0.proof == nil }, "a finding proves nothing")
      let shows = try #require(species.shows)
      #expect(shown.last?.message == shows)
      #expect(finding.cause == proof.last)
    }

    @Test(arguments: Species.all, Species.Good.allCases)
    func `a good adapter in its place breaks no rule`(_ species: Species, _ good: Species.Good) {
      let scenario = species.scenario(with: species.className(of: good))
      let entries = ScriptRun.play(Session(scenario)).session.journal.entries
      let severe = entries.filter { $0.proof != nil && $0.severity != "note" }
      #expect(severe.map(\.message) == [])
    }

    @Test(arguments: Species.all)
    func `all expectations of its scenario hold`(_ species: Species) {
      #expect(ScriptRun.play(Session(species.scenario)).failures.map(\.differences) == [])
    }

    @Test(arguments: Species.all) func `its scenario runs the same way twice`(_ species: Species) {
      let first = session(of: species).lines
      #expect(session(of: species).lines == first)
    }

    @Test func `the zoo is in the order of the rules`() throws {
      let places = Species.all.compactMap { species in
        Rulebook.all.firstIndex { $0.id == species.rule }
      }
      #expect(places.count == Species.all.count)
      #expect(places == places.sorted())
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded, .rewardedInterstitial, .appOpen])
    func `a full-screen adapter breaks its rule in every full-screen format`(
      _ format: Scenario.Format
    ) {
      let line = Scenario.Line.sample(className: "BrokenAdapters.StaysForEverCustomEvent")
      let session = Session.after(
        Scenario(title: "formats", adUnits: [.init(id: "feed", format: format, lines: [line])]),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(30)), .close,
        .advance(.seconds(10)))
      #expect(session.ad?.google.impressions == 1)
      #expect(session.ad?.google.rewards == (format.isRewarded ? 1 : 0))
      #expect(session.findings == ["full-screen-never-closed"])
    }

    @Test func `titles, ads and pictures are unique`() throws {
      let all = Species.all.map(\.scenario)
      #expect(Set(all.map(\.title)).count == all.count)
      let ads = all.flatMap(\.adUnits).flatMap(\.lines).compactMap(\.ad)
      #expect(Set(ads.compactMap(\.image?.motif)).count == ads.count)
      for scenario in all {
        #expect(1...28 ~= scenario.title.count, "\(scenario.title)")
        let about = try #require(scenario.about)
        #expect(20...110 ~= about.count && about.hasSuffix("."), "\(about)")
      }
    }
  }
}

extension Entry {
  fileprivate func isFinding(_ id: String) -> Bool {
    if case .finding(id, _, _) = kind { true } else { false }
  }

  fileprivate var proof: [Int]? {
    if case .finding(_, _, let proof) = kind { proof } else { nil }
  }

  fileprivate var severity: String? {
    if case .finding(_, let severity, _) = kind { severity } else { nil }
  }
}

extension Scenario.Format {
  fileprivate var isRewarded: Bool { self == .rewarded || self == .rewardedInterstitial }
}
