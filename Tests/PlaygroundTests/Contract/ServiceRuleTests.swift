import Contract
import JSON
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The rules for services that load and show ads.
  @Suite @MainActor struct ServiceRuleTests {
    private nonisolated static let scenarios = ScenarioLibrary.all.map(\.name).filter {
      $0.hasPrefix("ghad")
    }

    private func findings(_ name: String) throws -> [FoundRule] {
      ScriptRun.play(Session(try .library(name))).session.journal.entries.findings
    }

    @Test(arguments: [
      ("ghad-set-up-late", "load-never-answered"),
      ("ghad-shared-unit", "load-never-answered"),
      ("ghad-load-while-showing", "load-never-answered"),
      ("ghad-load-again", "ready-ad-refused"),
      ("ghad-load-again", "refused-without-error"),
      ("ghad-outage", "retries-overlap"),
      ("ghad-outage", "retry-storm"),
      ("ghad-becomes-active", "retry-skipped"),
      ("ghad-unknown-unit", "retried-in-vain"),
      ("ghad-vip", "loaded-for-nobody"),
      ("ghad-expired", "replacement-not-told"),
      ("ghad-in-completion", "show-ended-twice"),
      ("ghad-shown-twice", "show-never-ended"),
      ("ghad-left-early", "show-ended-too-soon"),
      ("ghad-shown-twice", "reward-to-another-show"),
      ("ghad-late-reward", "reward-not-handed-over"),
      ("ghad-reward-orders", "reward-told-twice"),
      ("ghad-reward-orders", "display-told-twice"),
      ("ghad-not-ready", "shown-long-after"),
      ("ghad-cannot-be-shown", "display-failure-not-told"),
    ])
    func `the published wrapper breaks the rule, and proves it`(
      _ name: String, _ rule: String
    ) throws {
      let found = try findings(name).filter { $0.rule == rule }
      let first = try #require(found.first)
      #expect(first.ad?.hasPrefix("seed") == true)
      #expect(first.entry.from == .service && !first.proof.isEmpty)
      #expect(first.proof.allSatisfy { $0 < first.entry.number })
      #expect(first.proof == Set(first.proof).sorted())
    }

    @Test func `every rule for services is broken in some scenario`() throws {
      let broken = try
        (Self.scenarios + [
          "max-mistakes", "orders-of-an-app", "told-too-early", "nobody-sees-it", "whose-crash",
        ])
        .reduce(
          into: Set<String>()
        ) {
          $0.formUnion(try findings($1).map(\.rule))
        }
      let rules = Rulebook.all.filter { $0.party == .service }.map(\.id)
      #expect(rules.count > 15)
      // The published wrapper does not say where its unit is.
      #expect(rules.filter { !broken.contains($0) } == ["ready-without-ad"])
    }

    @Test func `a unit that is called ready after its vendor has lost the ad breaks a rule`() throws
    {
      let entries = ScriptRun.play(Session(try .library("ghad-cannot-be-shown"))).session.journal
        .entries
      var judge = Judge()
      var found: [Finding] = []
      for entry in entries where entry.ad?.hasPrefix("good#") == true {
        judge.handle(entry)
        guard entry.sense == .networkShowFailed else { continue }
        judge.handle(
          Entry(
            number: entry.number + 1, time: entry.time, cause: nil, kind: .note(violation: nil),
            from: .service, to: nil, sense: .serviceStateChanged, ad: entry.ad,
            message: "good is ready", data: ["unit": "good", "state": "ready"]))
        found = judge.endMoment(at: entry.time)
        break
      }
      let finding = try #require(found.first { $0.rule.id == "ready-without-ad" })
      #expect(finding.proof.count == 2 && finding.rule.party == .service)
    }

    /// Plays a scenario of one unit.
    private func rules(_ unit: String, _ script: String) throws -> [String] {
      let text = """
        { "title": "t", "adUnits": [{
          "id": "own", "format": "rewarded", "through": "ghad", \(unit)
        }], "script": [{ "load": "own" }, \(script)] }
        """
      let session = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
      return session.journal.entries.findings.map(\.rule)
    }

    @Test func `an ad that MAX could not replace is not one that waits`() throws {
      let answers = #""answers": [{ "expiresAfter": "60s" }, { "outcome": "noFill" }]"#
      let steps = #"{ "advance": "62s" }, { "load": "own" }, { "advance": "10min" }"#
      #expect(try rules(answers, steps) == [])
    }

    @Test func `what is loaded for a user who paid before the first load is found`() throws {
      let unit = #""ad": { "closeAfter": "1s" }, "vip": true"#
      let steps = """
        { "show": "own" }, { "advance": "20s" }, { "close": true }, { "advance": "5s" }
        """
      #expect(try rules(unit, steps) == [])
      let found = try rules(unit + #", "mode": "seed""#, steps)
      #expect(found.contains("loaded-for-nobody"))
    }

    @Test func `a vendor that never says that its ad is gone breaks a rule, with either wrapper`()
      throws
    {
      let unit = #""ad": { "closeAfter": "1s" }, "order": "hideNever""#
      let steps = """
        { "show": "own" }, { "advance": "20s" }, { "close": true }, { "advance": "10s" }
        """
      #expect(try rules(unit, steps) == ["close-never-told"])
      #expect(try rules(unit + #", "mode": "seed""#, steps).contains("close-never-told"))
    }

    @Test func `a vendor that says late that its ad is gone breaks a rule, with either wrapper`()
      throws
    {
      let unit = #""ad": { "closeAfter": "1s" }, "showing": "goesLate""#
      let steps = """
        { "show": "own" }, { "advance": "20s" }, { "close": true }, { "advance": "1min" },
        { "show": "own" }, { "advance": "20s" }, { "close": true }, { "advance": "1min" }
        """
      #expect(try rules(unit, steps) == ["close-told-late", "close-told-late"])
      #expect(try rules(unit + #", "mode": "seed""#, steps).contains("close-told-late"))
    }

    @Test func `an ad without a button that is forced off breaks a rule of its vendor`() throws {
      let steps = #"{ "show": "own" }, { "advance": "1min" }, { "forceClose": true }"#
      #expect(try rules(#""showing": "sticks""#, steps) == ["closed-by-force"])
      #expect(try rules(#""showing": "normal""#, steps) == [])
    }

    @Test func `an ad may appear up to half a minute after it was asked for`() throws {
      let entries = ScriptRun.play(Session(try .library("ghad-not-ready"))).session.journal.entries
      let asked = try #require(entries.last { $0.sense == .serviceShowAsked })
      let shown = try #require(entries.last { $0.sense == .networkShowAsked })
      let early = entries.ending(with: shown, at: asked.time + .seconds(30))
      #expect(!early.broken.contains("shown-long-after"))
      let late = entries.ending(with: shown, at: asked.time + .milliseconds(30_001))
      #expect(late.broken.contains("shown-long-after"))
    }

    @Test func `a show is paid for a reward in the two seconds after its ad is gone`() throws {
      let entries = ScriptRun.play(Session(try .library("ghad-late-reward"))).session.journal
        .entries
      let rewarded = try #require(entries.last { $0.sense == .networkRewarded })
      let closed = try #require(entries.last { $0.sense == .networkClosed })
      let early = entries.ending(with: rewarded, at: closed.time + .milliseconds(1999))
      #expect(early.broken.contains("reward-not-handed-over"))
      let late = entries.ending(with: rewarded, at: closed.time + .seconds(2))
      #expect(!late.broken.contains("reward-not-handed-over"))
    }

    @Test(arguments: scenarios)
    func `a wrapper that is built right breaks none of them`(_ name: String) throws {
      let good = try Scenario.library(name).adUnits.filter { $0.asking.aggregation?.mode == .good }
      let accused = try findings(name).filter { $0.entry.from.role == .service }.filter { finding in
        good.contains { finding.ad?.hasPrefix("\($0.id)#") == true } || finding.ad == nil
      }
      #expect(accused.map(\.rule) == [])
    }
  }

  /// Each row of the article's table of mistakes.
  @Suite @MainActor struct MistakeTests {
    /// Scenarios with a unit that has the published wrapper.
    private nonisolated static let scenarios = ScenarioLibrary.all.map(\.name).filter { name in
      name.hasPrefix("ghad") && name != "ghad" && name != "ghad-stuck"
    }

    @Test func `every mistake that a journal can show has a scenario`() throws {
      var shown: Set<Int> = []
      for name in Self.scenarios {
        let text = String(decoding: try #require(ScenarioLibrary.content(of: name)), as: UTF8.self)
        shown.formUnion(text.matches(of: #/\bG(\d+)\b/#).compactMap { Int($0.output.1) })
      }
      // Callbacks that MAX no longer has, data that an error loses, and threads.
      #expect(Set(1...22).subtracting(shown) == [16, 18, 22])
    }

    @Test func `the published wrapper is of one vendor, and a unit of another is refused`() {
      let text = """
        { "title": "LevelPlay", "adUnits": [
          { "id": "life", "format": "rewarded", "through": "ghad",
            "mode": "seed", "service": "levelPlay" } ] }
        """
      let error = #expect(throws: JSONError.self) { try Scenario(reading: Array(text.utf8)) }
      let words = error.map { "\($0)" } ?? ""
      #expect(words.contains("line 3, column 13"), "\(words)")
      #expect(words.contains("write \"appLovin\""), "\(words)")
      var settings = Scenario.Aggregation()
      func isOffered() -> Bool {
        Forcible.all(onService: settings, isVIP: false, unit: "life")
          .contains { $0.force == .wrapper(.seed) }
      }
      #expect(isOffered())
      settings.service = .levelPlay
      #expect(!isOffered())
    }

    /// An expectation that holds for both wrappers would show nothing.
    @Test(arguments: scenarios)
    func `its scenario holds, and would not if both units had the same wrapper`(
      _ name: String
    ) throws {
      let scenario = try Scenario.library(name)
      #expect(Set(scenario.adUnits.map(\.asking.aggregation?.mode)) == [.good, .seed])
      #expect(ScriptRun.play(Session(scenario)).failures.isEmpty)
      for mode in [Scenario.Mode.good, .seed] {
        var other = scenario
        for place in other.adUnits.indices { other.adUnits[place].asking.aggregation?.mode = mode }
        #expect(!ScriptRun.play(Session(other)).failures.isEmpty, "both \(mode)")
      }
    }
  }
}
