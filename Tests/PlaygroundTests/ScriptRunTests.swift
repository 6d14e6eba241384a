import Catalogue
import JSON
@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A script is played from the start to its end, or to a position in it.
  @Suite @MainActor struct ScriptRunTests {
    /// Each step is on a line of its own, starting at line 5.
    private static let text = """
      {
        "title": "A walk",
        "adUnits": [{ "id": "feed", "format": "native", "lines": [{ "label": "A", "parameter": "a",
          "class": "SampleAdapter.SampleCustomEvent", "outcome": "fill", "latency": "200ms" }] }],
        "script": [{ "load": "feed" },
          { "show": "feed" },
          { "advance": "2s" },
          { "expect": { "google": { "impressions": 1 } } },
          { "tap": "headline" }, { "close": true },
          { "expect": { "google": { "clicks": 2 } } },

          { "advance": "500ms" }
        ]
      }
      """

    private func scenario() throws -> Scenario { try Scenario(reading: Array(Self.text.utf8)) }

    private func run(until end: ScriptRun.End) throws -> ScriptRun {
      ScriptRun.play(Session(try scenario()), until: end)
    }

    /// The inputs, by their messages.
    private func done(_ run: ScriptRun) -> [String] {
      run.session.journal.entries.filter { $0.kind == .input }.map(\.message)
    }

    private nonisolated static let words = ["load", "show", "advance", "tap", "close", "advance"]

    @Test func `a load that nobody answers is waited for ten minutes, in a test too`() async throws
    {
      let scenario = try Scenario(
        reading: Array(
          """
          { "title": "Silence beside retries", "adUnits": [
            { "id": "again", "format": "rewarded", "through": "ghad",
              "answers": [{ "outcome": "networkError" }], "retry": { "enabled": true, "max": 1000 } },
            { "id": "silent", "format": "native", "timeout": "2000s", "lines": [
              { "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "a",
                "outcome": "neverAnswers" }] }],
            "script": [{ "request": "again" }, { "load": "silent" }] }
          """.utf8))
      let moment = ScriptRun.play(Session(scenario)).session.now
      #expect((500_000...600_000).contains(moment.milliseconds))
      #expect(await ScriptRun.playLettingMainRun(Session(scenario)).session.now == moment)
    }

    // MARK: Up to a line

    @Test(
      arguments: [
        (0, 0, 0), (4, 0, 0), (5, 1, 0), (6, 2, 0), (7, 3, 0), (8, 3, 1), (9, 5, 1), (10, 5, 2),
        (11, 5, 2), (12, 6, 2), (.max, 6, 2),
      ])
    func `running to a line plays the steps at or before it`(
      _ line: Int, _ inputs: Int, _ expectations: Int
    ) throws {
      let run = try run(until: .line(line))
      #expect(done(run) == Array(Self.words[..<inputs]))
      #expect(run.results.count == expectations)
      #expect(run.session.hasStarted)
    }

    @Test(arguments: ScenarioLibrary.all.map(\.name))
    func `running to a line gives the start of the whole run`(_ name: String) throws {
      let scenario = try Scenario.library(name)
      let whole = ScriptRun.play(Session(scenario))
      let entries = whole.session.journal.entries
      var before = -1
      // A step in each seventh of it, since each run begins anew.
      let lines = Set(scenario.script.compactMap(\.line)).sorted()
      let some = (0...7).compactMap { lines.dropFirst($0 * (lines.count - 1) / 7).first }
      for line in Set(some).sorted() {
        let run = ScriptRun.play(Session(scenario), until: .line(line))
        let found = run.session.journal.entries
        #expect(found == Array(entries.prefix(found.count)), "line \(line)")
        let steps = scenario.script.filter { $0.line ?? 0 <= line }
        #expect(found.count { $0.kind == .input } == steps.count { $0.step.isAction })
        #expect(run.results.count == steps.count { !$0.step.isAction })
        #expect(found.count >= before)
        before = found.count
      }
      #expect(before == entries.count)
    }

    @Test func `a step without a line is always played`() {
      var scenario = Scenario.feed(.sample())
      scenario.script = [
        .init(.action(.request(unit: "feed"))), .init(.action(.background), line: 9),
        .init(.action(.foreground), line: 3),
      ]
      #expect(done(ScriptRun.play(Session(scenario), until: .line(3))) == ["request"])
      #expect(done(ScriptRun.play(Session(scenario))) == ["request", "background", "foreground"])
    }

    // MARK: Up to a moment

    @Test(arguments: [0, 1, 199, 200, 201, 1199, 1200, 2199, 2200, 2201, 2699, 2700, 2701, 99_999])
    func `running to a moment plays what happens by then`(_ time: Int) throws {
      let end = Instant(milliseconds: time)
      let whole = try run(until: .script).session
      let session = try run(until: .time(end)).session
      #expect(whole.now == Instant(milliseconds: 2700))
      #expect(session.now == min(end, whole.now))
      #expect(session.journal.entries == whole.journal.entries.filter { $0.time <= end })
      #expect(session.horizon == nil)
    }

    @Test func `stopping during a load leaves no ad`() throws {
      let run = try run(until: .time(Instant(milliseconds: 100)))
      #expect(done(run) == ["load"])
      #expect(run.session.ad?.state == .loading)
      #expect(run.session.now == Instant(milliseconds: 100))
      #expect(run.results.isEmpty)
    }

    @Test func `stopping during a wait plays nothing after it`() throws {
      let run = try run(until: .time(Instant(milliseconds: 1000)))
      #expect(done(run) == ["load", "show", "advance"])
      #expect(run.session.ad?.google.impressions == 0)
      #expect(run.results.isEmpty)
    }

    /// Steps that take no time are still played at that moment.
    @Test func `stopping at the end of a wait plays what follows at once`() throws {
      let run = try run(until: .time(Instant(milliseconds: 2200)))
      #expect(done(run) == Self.words)
      #expect(run.results.count == 2)
      #expect(run.session.now == Instant(milliseconds: 2200))
    }

    @Test func `time continues after the horizon`() throws {
      let session = try run(until: .time(Instant(milliseconds: 100))).session
      #expect(session.horizon == nil)
      #expect(!session.isAtHorizon)
      session.perform(.advance(.seconds(5)))
      #expect(session.now == Instant(milliseconds: 5100))
      #expect(session.ad?.state == .loaded)
      session.perform(.load(unit: "feed"))
      #expect(session.ad?.name == "feed#2")
      #expect(session.ad?.state == .loaded)
    }

    // MARK: Past the end

    @Test(
      arguments: [
        (.script, nil), (.line(1), nil), (.line(14), nil), (.line(15), .line(14)),
        (.line(.max), .line(14)), (.time(Instant(milliseconds: 2700)), nil),
        (.time(Instant(milliseconds: 2701)), .time(Instant(milliseconds: 2700))),
      ] as [(ScriptRun.End, BeyondTheEnd?)])
    func `a position past the end is reported with the end`(
      _ place: ScriptRun.End, _ end: BeyondTheEnd?
    ) throws {
      #expect(try run(until: place).beyondTheEnd == end)
    }

    // MARK: Results

    @Test func `results are in the order in which they were judged`() throws {
      let run = try run(until: .script)
      #expect(run.results.map(\.line) == [8, 10])
      #expect(run.results.map { $0.failure == nil } == [true, false])
      #expect(run.held == 1)
      #expect(run.failures == run.results.compactMap(\.failure))
    }

    @Test func `a failure has its time and the entries before it`() throws {
      let run = try run(until: .script)
      let failure = try #require(run.failures.first)
      #expect(failure.line == 10)
      #expect(failure.differences.map(\.sentence) == ["expected google clicks 2, found 1"])
      #expect(failure.time == Instant(milliseconds: 2200))
      let entries = run.session.journal.entries
      let later = try #require(entries.lastIndex { $0.kind == .input })
      #expect(failure.entries == Array(entries[..<later].suffix(8)))
      #expect(failure.entries.count == 8)
      #expect(entries[later].time == Instant(milliseconds: 2200))
    }

    @Test func `a failure at the start has the entries so far`() throws {
      var scenario = try scenario()
      scenario.script = [
        .init(.expect(Scenarios.Expectation(journal: ["nothing of the kind"])), line: 1)
      ]
      let session = Session(scenario)
      let failure = try #require(ScriptRun.play(session).failures.first)
      #expect(failure.time == .start)
      #expect(failure.entries == Array(session.journal.entries.suffix(8)))
    }
  }
}

extension ScriptStep.Step {
  fileprivate var isAction: Bool {
    if case .action = self { true } else { false }
  }
}
