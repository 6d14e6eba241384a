import AdServing
import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Prices decide who is asked; what the network pays decides whether they were right.
  @Suite @MainActor struct MoneyRuleTests {
    private func session(
      _ lines: [Scenario.Line], floor: Int? = nil, cap: AdUnit.Cap? = nil,
      format: Scenario.Format = .native
    ) -> Session {
      var scenario = Scenario(
        title: "a test", adUnits: [.init(id: "feed", format: format, lines: lines)])
      scenario.adUnits[0].asking.waterfall?.floorMicros = floor
      scenario.adUnits[0].asking.waterfall?.cap = cap
      let session = Session(scenario)
      session.start()
      return session
    }

    private func line(
      _ label: String, _ ecpm: Int?, pays: Int? = nil, precision: AdUnit.Precision? = nil
    ) -> Scenario.Line {
      var line = Scenario.Line.sample(label: label, ecpmMicros: ecpm)
      (line.paysMicros, line.precision) = (pays, precision)
      return line
    }

    private func see(_ session: Session) {
      session.perform(.load(unit: "feed"))
      session.perform(.show(unit: "feed"))
      session.perform(.advance(.seconds(3)))
    }

    @Test(
      arguments: [
        (4_000_000, 1_100_000, nil, ["price-overstated"]),
        (4_000_000, 3_600_000, nil, ["price-overstated"]),
        // A tenth is what a month does to a price.
        (4_000_000, 3_640_000, nil, []), (4_000_000, 5_000_000, nil, []),
        (nil, 1_000_000, nil, []), (4_000_000, nil, 3_000_000, []),
        (nil, 1_000_000, 3_000_000, ["shown-under-floor"]),
        (4_000_000, 1_000_000, 3_000_000, ["price-overstated", "shown-under-floor"]),
        (4_000_000, 3_000_000, 3_000_000, ["price-overstated"]),
      ] as [(Int?, Int?, Int?, [String])],
      [Scenario.Format.native, .banner, .interstitial, .rewarded])
    func `a price is held against what the network pays`(
      _ one: (ecpm: Int?, pays: Int?, floor: Int?, rules: [String]), _ format: Scenario.Format
    ) {
      let session = session([line("a", one.ecpm, pays: one.pays)], floor: one.floor, format: format)
      see(session)
      #expect(session.ledgers["feed#1"]?.google.impressions == 1)
      #expect(session.findings == one.rules)
      for finding in session.journal.entries.findings {
        finding.expectProof(in: session.journal.entries)
        #expect(finding.entry.from == .app)
      }
    }

    @Test func `both books have an amount`() throws {
      let session = session([line("a", 4_000_000, pays: 1_100_000)])
      see(session)
      let ad = try #require(session.ledgers["feed#1"])
      #expect(ad.google.paidMicros == 4000 && ad.networks.paidMicros == 1100)
    }

    @Test func `lines under the floor are not asked, and those without a price are`() throws {
      let session = session(
        [line("cheap", 2_999_999), line("unknown", nil), line("dear", 3_000_000)], floor: 3_000_000)
      session.perform(.load(unit: "feed"))
      let lines = try #require(session.ledgers.waterfalls["feed"]).lines
      #expect(lines.map(\.asked).map { $0 != nil } == [false, true, false])
      #expect(lines[0].state == .barred(by: .floor(micros: 3000)))
      #expect(lines[2].state == .notAsked(winner: "unknown"))
    }

    @Test func `a bid under the floor wins no auction`() throws {
      var bid = line("bid", 1_000_000)
      bid.className = "SampleAdapter.SampleBiddingCustomEvent"
      bid.bidResponse = "a bid"
      let session = session([line("dear", 4_000_000), bid], floor: 2_000_000)
      see(session)
      let waterfall = try #require(session.ledgers.waterfalls["feed"])
      #expect(waterfall.winner?.label == "dear")
      #expect(waterfall.lines[1].state == .barred(by: .floor(micros: 2000)))
    }

    @Test func `where all are too cheap there is no ad, and each line says why`() throws {
      let session = session([line("one", 1_000_000), line("two", 2_000_000)], floor: 3_000_000)
      session.perform(.load(unit: "feed"))
      let waterfall = try #require(session.ledgers.waterfalls["feed"])
      #expect(waterfall.lines.allSatisfy { $0.state == .barred(by: .floor(micros: 3000)) })
      #expect(waterfall.ended != nil && session.findings == [])
    }

    @Test func `a unit that has had its impressions gets no ad until the time is over`() {
      var cap = AdUnit.Cap()
      (cap.impressions, cap.time) = (2, .seconds(60))
      let session = session([line("a", 4_000_000)], cap: cap)
      func state() -> LineRecord.State? { session.ledgers.waterfalls["feed"]?.lines[0].state }
      see(session)
      // An ad that nobody sees counts nothing.
      session.perform(.load(unit: "feed"))
      see(session)
      #expect(session.ledgers["feed#3"]?.google.impressions == 1)
      session.perform(.load(unit: "feed"))
      #expect(state() == .barred(by: .cap(impressions: 2, time: .seconds(60))))
      session.perform(.advance(.seconds(60)))
      session.perform(.load(unit: "feed"))
      if case .filled? = state() {} else { Issue.record("\(String(describing: state()))") }
    }

    @Test func `a script changes the floor and the cap of a unit`() {
      let session = session([line("a", 4_000_000)])
      func set(_ key: String, _ value: Fields.Value) {
        session.perform(.set(Change(unit: "feed", .init(key, value))))
        session.perform(.load(unit: "feed"))
        session.perform(.advance(.seconds(1)))
      }
      func state() -> LineRecord.State? { session.ledgers.waterfalls["feed"]?.lines[0].state }
      see(session)
      set("floor", .int(5_000_000))
      #expect(state() == .barred(by: .floor(micros: 5000)))
      set("floor", .null)
      if case .filled? = state() {} else { Issue.record("\(String(describing: state()))") }
      // What was counted before there was a cap counts.
      set("cap", .fields(["impressions": 1, "time": 60_000]))
      #expect(state() == .barred(by: .cap(impressions: 1, time: .seconds(60))))
      #expect(
        state().map { _ in session.ledgers.waterfalls["feed"]?.lines[0].sentence ?? "" }
          == "It was not asked: the unit's cap is reached: 1 within 1 min.")
    }

    @Test func `a banner whose refresh its cap refuses stays on the screen, and says so`() {
      var cap = AdUnit.Cap()
      cap.impressions = 1
      let session = session([line("a", 4_000_000)], cap: cap, format: .banner)
      see(session)
      session.perform(.load(unit: "feed"))
      session.perform(.advance(.seconds(1)))
      #expect(
        session.ledgers.waterfalls["feed"]?.lines[0].state
          == .barred(by: .cap(impressions: 1, time: cap.time)))
      #expect(session.stageState(unit: "feed").units.map(\.state) == [.onScreen])
      session.perform(.dismiss(unit: "feed"))
      #expect(session.stageState(unit: "feed").units.map(\.state) != [.onScreen])
    }

    @Test(arguments: AdUnit.Precision.allCases)
    func `an amount of unknown precision is a note`(_ precision: AdUnit.Precision) {
      let session = session([line("a", 4_000_000, precision: precision)])
      see(session)
      #expect(session.findings == (precision == .unknown ? ["precision-unknown"] : []))
    }
  }
}
