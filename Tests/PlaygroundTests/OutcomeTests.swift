import AdServing
import Observing
import GoogleMobileAds
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// How a line's outcome changes the load.
  @Suite @MainActor struct OutcomeTests {
    private func session(_ outcome: Scenario.Outcome) -> Session {
      .after(
        .feed(.sample(outcome, label: "First"), .sample(label: "Second"), timeout: .seconds(3)),
        .load(unit: "feed"))
    }

    @Test(arguments: [
      (Scenario.Outcome.fill, "First"), (.noFill, "Second"), (.networkError, "Second"),
      (.badRequest, "Second"), (.timeout, "Second"), (.unknown, "Second"),
      (.neverAnswers, "Second"), (.answersTwice, "First"), (.answersInline, "First"),
      (.noSuchClass, "Second"), (.wrongFormat, "Second"),
    ])
    func `the ad comes from the first line that has one`(
      _ outcome: Scenario.Outcome, _ label: String
    ) throws {
      #expect(try #require(session(outcome).ad).line == label)
    }

    @Test(arguments: [
      (Scenario.Outcome.fill, 200), (.answersInline, 0), (.noFill, 400), (.noSuchClass, 200),
      (.neverAnswers, 3200),
    ])
    func `each line takes its latency, a silent one the unit's timeout`(
      _ outcome: Scenario.Outcome, _ milliseconds: Int
    ) {
      #expect(session(outcome).now == Instant(milliseconds: milliseconds))
    }

    @Test(arguments: [Scenario.Outcome.noFill, .networkError, .neverAnswers, .noSuchClass])
    func `without another line there is no ad`(_ outcome: Scenario.Outcome) throws {
      let session = Session.after(.feed(.sample(outcome)), .load(unit: "feed"))
      let ad = try #require(session.ad)
      #expect(ad.state == .failed("Request Error: No ad to show."))
      #expect(ad.line == nil)
      #expect(session.entries(of: .show(unit: "feed")).crossings == [])
    }

    @Test(
      arguments: Scenario.Format.allCases,
      [
        "SampleAdapter.SampleCustomEvent", "BrokenAdapters.ZooCustomEvent",
        "BrokenAdapters.ZooBannerCustomEvent", "BrokenAdapters.ZooFullScreenCustomEvent",
      ])
    func `an ad of another format is not handed over, and the next line is asked`(
      _ format: Scenario.Format, _ className: String
    ) throws {
      let lines: [Scenario.Line] = [
        .sample(.wrongFormat, label: "First", className: className), .sample(label: "Second"),
      ]
      let session = Session.after(
        Scenario(title: "a test", adUnits: [.init(id: "feed", format: format, lines: lines)]),
        .load(unit: "feed"))
      #expect(try #require(session.ad).line == "Second")
      #expect(session.findings == [])
    }

    @Test(arguments: Scenario.Format.allCases)
    func `the good adapter reports an ad of another format as an invalid request`(
      _ format: Scenario.Format
    ) throws {
      let unit = Scenario.Unit(id: "feed", format: format, lines: [.sample(.wrongFormat)])
      let session = Session.after(
        Scenario(title: "a test", adUnits: [unit]), .load(unit: "feed"))
      let line = try #require(session.ledgers.waterfalls["feed"]?.lines.first)
      #expect(line.info?.problem?.domain == "com.google.admob")
      #expect(line.info?.problem?.code == RequestError.Code.invalidRequest.rawValue)
    }

    @Test(arguments: Scenario.Format.allCases)
    func `the good adapter reports the impression of an ad that was delivered twice`(
      _ format: Scenario.Format
    ) {
      let unit = Scenario.Unit(id: "feed", format: format, lines: [.sample(.answersTwice)])
      let session = Session.after(
        Scenario(title: "a test", adUnits: [unit]),
        .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(10)))
      #expect(session.ad?.google.impressions == 1)
      #expect(session.findings == [])
    }

    @Test func `a missing class is noted`() {
      #expect(session(.noSuchClass).violations == ["class-not-found"])
    }

    @Test func `an adapter that ignores its network's second answer breaks no rule`() {
      #expect(session(.answersTwice).violations == [])
    }

    @Test func `an adapter that passes on both answers is refused`() {
      let session = Session.after(
        .feed(
          .sample(
            .answersTwice, className: "Seed000.SampleCustomEvent", network: "Sample SDK")),
        .load(unit: "feed"))
      // It keeps the handler, so it can call it again.
      #expect(session.violations == ["handler-kept", "completion-called-twice"])
      #expect(session.ad?.state == .loaded)
    }
  }
}
