import Catalogue
import AdServing
import GoogleMobileAds
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What the journal shows about the lines asked for an ad.
  @Suite @MainActor struct WaterfallViewTests {
    private func waterfall(_ scenario: Scenario) throws -> WaterfallView {
      let session = Session.after(scenario, .load(unit: "feed"), .advance(.seconds(20)))
      return try #require(session.ledgers.waterfalls["feed"])
    }

    private func first(_ outcome: Scenario.Outcome, fault: WireFault? = nil) throws -> LineRecord {
      var line = Scenario.Line.sample(outcome, label: "First", latency: .milliseconds(150))
      line.faults = fault.map { [$0] } ?? []
      return try #require(
        waterfall(.feed(line, .sample(label: "Second"), timeout: .seconds(2))).lines.first)
    }

    @Test(arguments: [
      (Scenario.Outcome.fill, "filled", 150), (.noFill, "failed", 150),
      (.networkError, "failed", 150), (.badRequest, "failed", 150), (.timeout, "failed", 150),
      (.unknown, "failed", 150), (.neverAnswers, "timed out", 2000), (.answersTwice, "filled", 150),
      (.answersInline, "filled", 0), (.wrongFormat, "failed", 150), (.noSuchClass, "no class", 0),
    ])
    func `each outcome has its word and duration`(
      _ outcome: Scenario.Outcome, _ word: String, _ milliseconds: Int
    ) throws {
      let record = try first(outcome)
      #expect(record.word == word)
      #expect(record.span?.length == .milliseconds(milliseconds))
      #expect(record.info?.latency == .milliseconds(milliseconds))
    }

    @Test(arguments: [
      (WireFault.dropsAnswer, "timed out"), (.delaysAnswer, "too late"), (.repeatsAnswer, "filled"),
    ])
    func `a fault of the answer is visible in its line`(_ fault: WireFault, _ word: String) throws {
      #expect(try first(.fill, fault: fault).word == word)
    }

    @Test(
      arguments: [
        (Scenario.Outcome.fill, nil, nil),
        (.noFill, "com.google.customevent.samplenetwork", 101),
        (.neverAnswers, "com.google.admob", 5), (.noSuchClass, "com.google.admob", 8),
      ] as [(Scenario.Outcome, String?, Int?)])
    func `the response has the error of each line`(
      _ outcome: Scenario.Outcome, _ domain: String?, _ code: Int?
    ) throws {
      let info = try #require(first(outcome).info)
      #expect(info.problem?.domain == domain)
      #expect(info.problem?.code == code)
    }

    @Test func `lines are asked in turn until one fills`() throws {
      let view = try waterfall(
        .feed(
          .sample(.noFill, label: "A", latency: .milliseconds(100)),
          .sample(.fill, label: "B", latency: .milliseconds(300)), .sample(label: "C")))
      #expect(view.lines.map(\.word) == ["failed", "filled", "not asked"])
      #expect(view.lines.map(\.asked?.milliseconds) == [0, 100, nil])
      #expect(view.ended == Instant(milliseconds: 400))
      #expect(view.horizon == Instant(milliseconds: 400))
      #expect(view.lines[2].info == .init(latency: .zero))
    }

    @Test func `a late answer is refused and recorded`() throws {
      let view = try waterfall(
        .feed(
          .sample(.fill, label: "A", latency: .milliseconds(1400)), .sample(label: "B"),
          timeout: .seconds(1)))
      let span = LineRecord.Span(asked: .start, over: Instant(milliseconds: 1000))
      #expect(view.lines[0].state == .timedOut(span, late: Instant(milliseconds: 1400)))
      #expect(
        view.lines[0].sentence
          == "It timed out after 1,000 ms; its answer came after 1,400 ms and was thrown away.")
    }

    @Test func `a disabled line is skipped, and the others keep their numbers`() throws {
      var off = Scenario.Line.sample(label: "Off")
      off.isEnabled = false
      let view = try waterfall(.feed(off, .sample(.noFill, label: "A"), .sample(label: "B")))
      #expect(view.lines.map(\.word) == ["off", "failed", "filled"])
      #expect(view.lines.map(\.number) == [1, 2, 3])
      #expect(view.lines[0].info == nil)
      #expect(view.lines[1].info?.problem?.code == 101)
    }

    @Test
    func `a line that is asked alone is asked even if it is off, and the others are left out`()
      throws
    {
      var alone = Scenario.Line.sample(.noFill, label: "Alone", latency: .milliseconds(100))
      (alone.isEnabled, alone.isAlone) = (false, true)
      let view = try waterfall(.feed(.sample(label: "A"), alone, .sample(label: "B")))
      #expect(view.lines.map(\.word) == ["left out", "failed", "left out"])
      #expect(view.lines.map(\.asked?.milliseconds) == [nil, 0, nil])
      #expect(view.lines[1].info?.problem?.code == 101)
      #expect(view.ended == Instant(milliseconds: 100))
    }

    @Test func `a line below the winner names it, and a load that ended otherwise has none`() throws
    {
      let view = try waterfall(.feed(.sample(label: "A"), .sample(label: "B")))
      #expect(view.lines[0].reason == "won: the first line with an ad")
      #expect(view.lines[1].state == .notAsked(winner: "A"))
      #expect(view.lines[1].reason == "A had an ad before its turn")
      var over = WaterfallView(
        ad: "feed#1", of: Scenario.feed(.sample(label: "A")).unit("feed"), began: .start)
      over.add(.at(10, .adRefused, [:]))
      #expect(over.lines[0].reason == "the load was over before its turn")
    }

    @Test func `the response's error numbers of Google are explained`() throws {
      let silent = try #require(first(.neverAnswers).info)
      #expect(
        silent.sentence
          == "ResponseInfo: 2,000 ms, error com.google.admob 5: time-out: "
          + "a line did not answer in time")
      let empty = try #require(first(.noFill).info)
      #expect(
        empty.sentence == "ResponseInfo: 150 ms, error com.google.customevent.samplenetwork 101")
    }

    @Test(arguments: [
      (3_300_000, "$3.30"), (12_000_000, "$12.00"), (4_200, "$0.0042"), (0, "$0.00"),
      (1_234_567_891, "$1,234.567891"), (1, "$0.000001"),
    ])
    func `an eCPM has cents, and smaller parts if there are any`(_ micros: Int, _ text: String) {
      #expect(micros.price == text)
    }

    @Test func `while a line is asked, the horizon is Google's timeout`() throws {
      let session = Session.after(
        .feed(.sample(.neverAnswers, label: "A"), .sample(label: "B"), timeout: .seconds(3)),
        .request(unit: "feed"))
      let view = try #require(session.ledgers.waterfalls["feed"])
      #expect(view.lines.map(\.word) == ["asked", "waiting"])
      #expect(view.ended == nil)
      #expect(view.horizon == Instant(milliseconds: 3000))
    }

    @Test func `settings changed by a script are known from the next load on`() throws {
      let session = Session.after(
        .feed(.sample(.noFill, label: "A"), .sample(label: "B")), .load(unit: "feed"),
        .set(Change(unit: "feed", line: "B", .position(1))),
        .set(Change(unit: "feed", line: "A", \.isEnabled, false)))
      #expect(session.ledgers.waterfalls["feed"]?.lines.map(\.label) == ["A", "B"])
      session.perform(.load(unit: "feed"))
      let view = try #require(session.ledgers.waterfalls["feed"])
      #expect(view.ad == "feed#2")
      #expect(view.lines.map(\.label) == ["B", "A"])
      #expect(view.lines.map(\.word) == ["filled", "off"])
    }

    @Test func `a running request keeps the lines it began with`() throws {
      let session = Session.after(
        .feed(.sample(.noFill, label: "A"), .sample(.noFill, label: "B"), .sample(label: "C")),
        .request(unit: "feed"), .set(Change(unit: "feed", line: "C", .position(1))),
        .set(Change(unit: "feed", line: "B", \.isEnabled, false)), .advance(.seconds(2)))
      let view = try #require(session.ledgers.waterfalls["feed"])
      #expect(view.lines.map(\.label) == ["A", "B", "C"])
      #expect(view.lines.map(\.word) == ["failed", "failed", "filled"])
      #expect(session.violations == [])
    }

    @Test func `without settings Google's answer tells which lines there are`() throws {
      let session = Session.after(
        .feed(.sample(.noFill, label: "A"), .sample(label: "B"), .sample(label: "C")),
        .load(unit: "feed"))
      var alone = Waterfalls()
      for entry in session.journal.entries { alone.add(entry) }
      let view = try #require(alone["feed"])
      #expect(view.lines.map(\.label) == ["A", "B", "C"])
      #expect(view.lines.prefix(2).map(\.word) == ["failed", "filled"])
      #expect(view.lines.last?.state == .notAsked(winner: "B"))
    }

    @Test func `an answer with neither ad nor error is a failure`() throws {
      var view = WaterfallView(
        ad: "feed#1", of: Scenario.feed(.sample()).unit("feed"), began: .start)
      view.add(.at(10, .lineAsked, ["number": 1]))
      view.add(.at(30, .lineAnswered, ["number": 1, "result": "neither"]))
      let asked = LineRecord.Span(
        asked: Instant(milliseconds: 10), over: Instant(milliseconds: 30))
      #expect(view.lines[0].state == .failed(asked, .neitherAdNorError))
      view.add(.at(40, .lineAnswered, ["number": 1, "result": "ad"]))
      #expect(view.lines[0].state == .failed(asked, .neitherAdNorError), "the first answer stands")
    }
  }
}

extension Entry {
  fileprivate static func at(
    _ milliseconds: Int, _ sense: Sense, _ data: Fields
  ) -> Entry {
    Entry(
      number: 1, time: Instant(milliseconds: milliseconds), cause: nil, kind: .call,
      from: .google, to: .adapter, sense: sense, ad: "feed#1", message: "m", data: data)
  }
}
