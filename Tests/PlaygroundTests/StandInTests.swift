import Catalogue
import AdServing
import Observing
@testable import Playing
@testable import Publishing
import Scenarios
import Simulation
import StrangeAdapters
import Testing

extension AllSessions {
  /// A stand-in plays outcome and latency of a line whose network is not simulated.
  @Suite @MainActor struct StandInTests {
    private func foreign(
      _ outcome: Scenario.Outcome?, latency: Duration? = nil,
      className: String = "StrangeAdapters.StrangeCustomEvent"
    ) -> Scenario.Line {
      .sample(outcome, label: "Foreign", className: className, latency: latency)
    }

    /// A foreign line, followed by one of the sample network.
    private func session(_ line: Scenario.Line, _ more: Action...) -> Session {
      let session = Session.after(
        .feed(line, .sample(label: "Second"), timeout: .seconds(3)), .load(unit: "feed"))
      for action in more { session.perform(action) }
      return session
    }

    private func entriesOfStandIn(_ session: Session) -> [Entry] {
      session.journal.entries.filter { $0.sense == .standIn }
    }

    /// The broken rules, without the fixture's missing version.
    private func accusations(_ session: Session) -> [String] {
      session.findings.filter { $0 != "version-is-zero" }
    }

    private func firstLine(_ session: Session) throws -> LineRecord.State {
      try #require(session.ledgers.waterfalls["feed"]?.lines.first).state
    }

    // MARK: Outcomes

    @Test(arguments: [
      (Scenario.Outcome.noFill, 3), (.networkError, 2), (.badRequest, 1), (.timeout, 4),
      (.unknown, 0),
    ])
    func `a stand-in answers with a failure after the usual latency`(
      _ outcome: Scenario.Outcome, _ code: Int
    ) throws {
      let session = session(foreign(outcome), .advance(.seconds(10)))
      #expect(session.ad?.line == "Second")
      guard case .failed(let span, let problem) = try firstLine(session) else {
        Issue.record("it did not fail")
        return
      }
      #expect(span.length == .milliseconds(200))
      #expect(problem.domain == "adplay.stand-in" && problem.code == code)
      #expect(problem.text.hasPrefix("The stand-in says: "))
      #expect(accusations(session) == [])
      #expect(
        entriesOfStandIn(session).map(\.message) == [
          "the stand-in takes the question", "the stand-in answers",
          "completionHandler(nil, error)",
        ])
      #expect(
        entriesOfStandIn(session).allSatisfy { $0.from == StandIn.party && $0.ad == "feed#1" })
      let answers = session.journal.entries.filter { $0.sense == .lineAnswered }
      #expect(answers.map { $0.data.int("number") } == [2])
    }

    @Test func `silence lasts until Google's timeout and breaks no rule`() throws {
      let session = session(foreign(.neverAnswers), .advance(.seconds(10)))
      #expect(session.ad?.line == "Second")
      guard case .timedOut(_, late: nil) = try firstLine(session) else {
        Issue.record("it did not time out")
        return
      }
      #expect(entriesOfStandIn(session).map(\.message) == ["the stand-in never answers"])
      #expect(accusations(session) == [])
    }

    @Test func `a missing class is missing, whatever its network`() throws {
      let session = session(foreign(.noSuchClass))
      #expect(session.violations == ["class-not-found"])
      #expect(entriesOfStandIn(session) == [])
    }

    @Test func `three outcomes need the network itself`() {
      #expect(
        Scenario.Outcome.allCases.filter { !StandIn.canPlay($0) } == [
          .answersTwice, .answersInline, .wrongFormat,
        ])
    }

    // MARK: Latency

    @Test(arguments: [Scenario.Outcome.fill, nil])
    func `a request is passed on at once if the line has no latency`(
      _ outcome: Scenario.Outcome?
    ) {
      let session = session(foreign(outcome))
      #expect(session.ad?.line == "Foreign")
      #expect(session.now == .start)
      #expect(entriesOfStandIn(session) == [])
    }

    @Test(arguments: [Scenario.Outcome.fill, nil])
    func `a request is passed on after the line's latency`(_ outcome: Scenario.Outcome?) {
      let session = session(foreign(outcome, latency: .milliseconds(700)), .advance(.seconds(10)))
      #expect(session.ad?.line == "Foreign")
      #expect(
        entriesOfStandIn(session).map(\.message) == [
          "the stand-in holds the question up", "the stand-in passes the question on",
        ])
      #expect(entriesOfStandIn(session).map(\.time.milliseconds) == [0, 700])
      #expect(accusations(session) == [])
    }

    @Test(arguments: [Scenario.Outcome.fill, .noFill])
    func `a late answer caused by the stand-in breaks no rule`(
      _ outcome: Scenario.Outcome
    ) throws {
      let session = session(foreign(outcome, latency: .seconds(4)), .advance(.seconds(10)))
      #expect(session.ad?.line == "Second")
      let late = entriesOfStandIn(session).last
      #expect(late?.message == "the answer came too late and is thrown away")
      #expect(session.violations == [])
      #expect(accusations(session) == [])
    }

    @Test func `an adapter that is silent by itself still breaks a rule`() {
      let session = session(
        foreign(.fill, className: "StrangeAdapters.HeldCustomEvent"), .advance(.seconds(10)))
      #expect(accusations(session) == ["no-answer-in-time"])
    }

    @Test func `another line's late stand-in is no excuse`() {
      let held = Scenario.Line.sample(
        label: "Held", className: "StrangeAdapters.HeldCustomEvent")
      let session = Session.after(
        .feed(foreign(.noFill, latency: .seconds(4)), held, timeout: .seconds(3)),
        .load(unit: "feed"))
      #expect(accusations(session) == ["no-answer-in-time"])
    }

    @Test func `a repeated answer of the stand-in breaks no rule`() {
      var line = foreign(.noFill)
      line.faults = [.repeatsAnswer]
      #expect(accusations(session(line, .advance(.seconds(10)))) == [])
    }

    // MARK: At run time

    @Test func `a changed outcome is played from the next request on`() {
      let session = session(foreign(.fill))
      session.perform(.set(Change(unit: "feed", line: "Foreign", \.outcome, .noFill)))
      session.perform(.load(unit: "feed"))
      #expect(session.ledgers["feed#2"]?.line == "Second")
    }

    @Test(arguments: [Scenario.Outcome.answersTwice, .answersInline, .wrongFormat])
    func `an outcome no stand-in can play is refused with a note, and the line keeps its own`(
      _ outcome: Scenario.Outcome
    ) throws {
      let session = session(foreign(.noFill))
      session.perform(.set(Change(unit: "feed", \.outcome, outcome)))
      let lines = try #require(session.scenario.unit("feed")).lines
      #expect(lines.map(\.outcome) == [.noFill, outcome])
      let note = try #require(entriesOfStandIn(session).last)
      #expect(note.kind == .note(violation: nil))
      #expect(
        note.message.hasPrefix(
          "Foreign stays as it was: the outcome \(outcome.rawValue) needs a simulated network; "))
      #expect(accusations(session) == [])
    }

    // MARK: Adapters over a network that is there

    @Test func `a line that names a network is answered by its server`() {
      var line = foreign(.noFill, className: "Seed000.SampleCustomEvent")
      line.network = "Sample SDK"
      let session = session(line)
      #expect(entriesOfStandIn(session) == [])
      #expect(session.journal.entries.contains { $0.sense == .networkFailed })
    }

    @Test func `an adapter whose line names no network loads after the stand-in's latency`() {
      for seed in UInt64(1)...12 {
        let line = foreign(
          .fill, latency: .milliseconds(500), className: "Seed000.SampleCustomEvent")
        let session = Session(.feed(line), seed: seed)
        session.start()
        session.perform(.load(unit: "feed"))
        #expect(session.ad?.state == .loaded, "seed \(seed)")
        #expect(session.now == Instant(milliseconds: 500), "seed \(seed)")
      }
    }
  }
}
