import Contract
import Foundation
import Simulation
import Testing

@testable import PlaygroundCore

extension AllSessions {
  /// The adapters that each break one rule: exactly that one, and the proof shows it.
  @Suite @MainActor struct ZooTests {
    private func scenario(of species: Species) throws -> Scenario {
      let content = try #require(ScenarioLibrary.content(of: species.name))
      return try Scenario(reading: content)
    }

    private func session(of species: Species) throws -> Session {
      ScriptRun(Session(try scenario(of: species))).session
    }

    @Test func `Every scenario of the zoo has its adapter in the table`() throws {
      #expect(ScenarioLibrary.zoo.map(\.name) == Species.all.map(\.name))
      #expect(Set(Species.all.map(\.name)).count == Species.all.count)
      for species in Species.all {
        let classes = try scenario(of: species).adUnits.flatMap(\.lines).map(\.className)
        #expect(Set(classes) == [species.className])
        #expect(NSClassFromString(species.className) != nil, "\(species.className)")
      }
    }

    @Test(arguments: Species.all)
    func `It breaks its rule and no other`(_ species: Species) throws {
      let rules = [species.rule] + species.companions.map(\.rule)
      #expect(try session(of: species).findings == rules.sorted())
    }

    @Test(arguments: Species.all)
    func `It breaks no other where the network has its pictures at addresses only`(
      _ species: Species
    ) throws {
      var scenario = try scenario(of: species)
      for unit in scenario.adUnits.indices {
        for line in scenario.adUnits[unit].lines.indices {
          scenario.adUnits[unit].lines[line].ad?.imagesAs = .urls
        }
      }
      let rules = [species.rule] + species.companions.map(\.rule)
      #expect(ScriptRun(Session(scenario)).session.findings == rules.sorted())
    }

    @Test(arguments: Species.all)
    func `The proof shows what it did`(_ species: Species) throws {
      let entries = try session(of: species).journal.entries
      let finding = try #require(entries.first { $0.isFinding(species.rule) })
      let proof = try #require(finding.proof)
      let shown = proof.compactMap { number in entries.first { $0.number == number } }
      #expect(shown.count == proof.count)
      #expect(shown.allSatisfy { $0.number < finding.number && $0.ad == finding.ad })
      #expect(shown.allSatisfy { $0.proof == nil }, "a finding proves nothing")
      #expect(shown.last?.message == species.shows)
      #expect(finding.cause == proof.last)
    }

    @Test(arguments: Species.all)
    func `A good adapter in its place breaks no rule`(_ species: Species) throws {
      var scenario = try scenario(of: species)
      for unit in scenario.adUnits.indices {
        for line in scenario.adUnits[unit].lines.indices {
          scenario.adUnits[unit].lines[line].className = species.good
        }
      }
      let entries = ScriptRun(Session(scenario)).session.journal.entries
      let severe = entries.filter { $0.proof != nil && $0.severity != "note" }
      #expect(severe.map(\.message) == [])
    }

    @Test(arguments: Species.all)
    func `Its scenario expects what the table says`(_ species: Species) throws {
      let scenario = try scenario(of: species)
      let run = ScriptRun(Session(scenario))
      #expect(run.failures.map(\.differences) == [])
      guard case .expect(let last) = try #require(scenario.script.last).step else {
        Issue.record("the script does not end with an expectation")
        return
      }
      let rules = [species.rule] + species.companions.map(\.rule)
      #expect(last.findings?.sorted() == rules.sorted())
    }

    @Test(arguments: Species.all) func `It runs the same way twice`(_ species: Species) throws {
      let first = try session(of: species).lines
      #expect(try session(of: species).lines == first)
    }

    @Test func `The zoo has the order of the contract`() throws {
      let places = Species.all.compactMap { species in
        Rulebook.all.firstIndex { $0.id == species.rule }
      }
      #expect(places.count == Species.all.count)
      #expect(places == places.sorted())
    }

    @Test(arguments: [Scenario.Format.interstitial, .rewarded, .rewardedInterstitial, .appOpen])
    func `Whoever has full-screen ads has them of every format`(_ format: Scenario.Format) {
      let line = Scenario.Line.sample(className: "BrokenAdapters.StaysForEverCustomEvent")
      let session = Session.after(
        Scenario(title: "formats", adUnits: [.init(id: "feed", format: format, lines: [line])]),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(30)), .close)
      #expect(session.ad?.google.impressions == 1)
      #expect(session.ad?.google.rewards == (format.isRewarded ? 1 : 0))
      #expect(session.findings == ["full-screen-never-closed"])
    }

    @Test func `Titles, ads and pictures are all different`() throws {
      let all = try Species.all.map { try scenario(of: $0) }
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
