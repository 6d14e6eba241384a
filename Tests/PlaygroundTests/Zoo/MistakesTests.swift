import AdServing
import Contract
import Observing
@testable import Playing
import Publishing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The mistakes that any adapter can make, in every format that knows them.
  @Suite @MainActor struct MistakesTests {
    private nonisolated static let names = ScenarioLibrary.mistakes.map(\.name)

    private func scenario(_ name: String) throws -> Scenario {
      try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
    }

    /// Its adapter answers on a queue of its own, and main must be free to take that over: it runs in a
    /// program of its own, in `RunTests`.
    private nonisolated static let elsewhere = "answers-elsewhere"

    @Test(arguments: names.filter { $0 != elsewhere })
    func `its expectations hold, and the adapter is to blame in each format`(
      _ name: String
    ) throws {
      try expectBlame(ScriptRun.play(Session(try scenario(name))))
      let again = try (1...2).map { _ in
        ScriptRun.play(Session(try scenario(name))).session.lines
      }
      #expect(again[0] == again[1], "it runs the same way twice")
    }

    private func expectBlame(_ run: ScriptRun) throws {
      #expect(run.failures.map(\.differences) == [])
      for unit in run.session.scenario.adUnits {
        let ads = run.session.ledgers.ads.filter { $0.unit == unit.id }
        let rules = ads.flatMap(\.findings).compactMap { id in Rulebook.rule(id) }
        #expect(!rules.isEmpty && rules.allSatisfy { $0.party == .adapter }, "\(unit.id)")
      }
    }

    @Test(arguments: names)
    func `without the mistake the same adapter breaks no rule`(_ name: String) throws {
      var scenario = try scenario(name)
      for unit in scenario.adUnits.indices {
        for line in scenario.adUnits[unit].lines.indices {
          let both = AdapterClassName(scenario.adUnits[unit].lines[line].className)
          #expect(both.wrappers.map { $0.hasPrefix("BrokenAdapters.") } == [true])
          scenario.adUnits[unit].lines[line].className = both.adapter
        }
      }
      let session = ScriptRun.play(Session(scenario)).session
      #expect(session.findings == [])
    }

    @Test func `the journal names both classes`() throws {
      let session = ScriptRun.play(Session(try scenario("loses-clicks"))).session
      let names = session.journal.entries.filter { $0.sense == .lineAsked }
        .compactMap { $0.data[.className] }
      let expected = "SampleAdapter.SampleCustomEvent in BrokenAdapters.LosesClicks"
      #expect(names.count == 6 && Set(names) == [expected])
    }

    // MARK: Bad input

    private func problem(_ classes: String) -> String? {
      let text = #"""
        {"title":"t","adUnits":[{"id":"u","format":"banner","lines":[
        {"label":"l","class":\#(classes)}]}]}
        """#
      do {
        try AdapterClasses.check(Scenario(reading: Array(text.utf8)))
        return nil
      } catch {
        return "\(error)"
      }
    }

    @Test(arguments: [
      #"[]"#, #"["SampleAdapter.SampleCustomEvent"]"#, #"["A.B", 1]"#,
    ])
    func `a list of anything but an adapter and what errs around it is refused`(_ classes: String) {
      #expect(problem(classes) != nil)
    }

    @Test(arguments: [
      #"["SampleAdapter.SampleCustomEvent", "BrokenAdapters.LosesClicks"]"#,
      #""SampleAdapter.SampleCustomEvent in BrokenAdapters.LosesClicks""#,
      #"["SampleAdapter.SampleCustomEvent", "BrokenAdapters.ClosesLate", "BrokenAdapters.LosesClicks"]"#,
    ])
    func `the classes are a list or one text`(_ classes: String) {
      #expect(problem(classes) == nil)
    }

    @Test(arguments: [
      (#"["SampleAdapter.SampleCustomEvent", "BrokenAdapters.LosesClick"]"#, "noSuchAdapter"),
      (#"["SampleAdapter.Sample", "BrokenAdapters.LosesClicks"]"#, "noSuchAdapter"),
      (#"["SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleCustomEvent"]"#, "notAround"),
      (
        #"["SampleAdapter.SampleCustomEvent", "BrokenAdapters.LosesClicks", "BrokenAdapters.Loses"]"#,
        "noSuchAdapter"
      ),
    ])
    func `neither may be missing, and only a mistake goes around an adapter`(
      _ classes: String, _ what: String
    ) {
      #expect(problem(classes)?.contains(what) == true)
    }

    @Test func `each of two mistakes is made`() throws {
      var scenario = try scenario("loses-clicks")
      let unit = try #require(scenario.adUnits.firstIndex { $0.id == "coins" })
      let line = scenario.adUnits[unit].lines[0].className + " in BrokenAdapters.LosesRewards"
      scenario.adUnits[unit].lines[0].className = line
      let session = ScriptRun.play(Session(scenario)).session
      let ad = try #require(session.ledgers["coins#1"])
      #expect(ad.findings == ["click-not-reported", "reward-not-reported"])
      #expect(session.unmadeMistakes.isEmpty)
    }

    @Test func `a mistake around nobody has no ads, and says so`() throws {
      var scenario = try scenario("loses-clicks")
      scenario.adUnits[0].lines[0].className = "BrokenAdapters.LosesClicks"
      let session = ScriptRun.play(Session(scenario)).session
      let ad = try #require(session.ledgers["feed#1"])
      #expect(ad.findings == [])
      let refused = try #require(session.journal.entries.first { $0.sense == .lineAnswered })
      #expect("\(refused.data)".contains("which the line must name"))
    }
  }
}
