import AdServing
@testable import Catalogue
import Contract
@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Lines whose networks bid, beside lines of a waterfall.
  @Suite @MainActor struct BiddingTests {
    private static func bid(
      _ label: String, ecpmMicros: Int? = nil, seat: String? = "7", response: String = "won",
      className: String = "MannerAdapters.BiddingCustomEvent"
    ) -> Scenario.Line {
      var line = Scenario.Line(label: label, className: className)
      line.ecpmMicros = ecpmMicros
      line.bidResponse = response
      line.credentials = seat.map { ["seat": $0] } ?? [:]
      return line
    }

    private static func waterfall(_ label: String, ecpmMicros: Int) -> Scenario.Line {
      .sample(label: label, ecpmMicros: ecpmMicros)
    }

    private static func loaded(_ lines: Scenario.Line...) -> Session {
      let scenario = Scenario(title: "bids", adUnits: [.init(id: "unit", lines: lines)])
      return .after(scenario, .load(unit: "unit"))
    }

    private static func sample(
      _ outcome: Scenario.Outcome = .fill, fault: WireFault? = nil,
      className: String = "SampleAdapter.SampleBiddingCustomEvent"
    ) -> Scenario.Line {
      var line = Scenario.Line.sample(outcome, label: "bid", className: className)
      line.bidResponse = "won"
      line.ecpmMicros = 9_000_000
      line.faults = fault.map { [$0] } ?? []
      return line
    }

    private func labels(_ sense: Sense, in session: Session) -> [String?] {
      session.journal.entries.filter { $0.sense == sense }.map { $0.data.string("line") }
    }

    @Test func `its adapter is asked for signals, then for the ad, with what was bid`() throws {
      let session = Self.loaded(Self.bid("A"))
      #expect(session.ledgers.ads.map(\.line) == ["A"])
      let senses = session.journal.entries.map(\.sense)
      let asked = try #require(senses.firstIndex(of: .signalsAsked))
      let answered = try #require(senses.firstIndex(of: .signalsAnswered))
      let auction = try #require(senses.firstIndex(of: .auctionHeld))
      let line = try #require(senses.firstIndex(of: .lineAsked))
      #expect(asked < answered && answered < auction && auction < line)
      #expect(session.journal.entries[answered].data.string("signals") == "seat=7")
    }

    @Test func `the dearest is asked first, and a bid stands among the waterfall by its price`() {
      let session = Self.loaded(
        Self.waterfall("cheap", ecpmMicros: 2_000_000),
        Self.bid("high", ecpmMicros: 5_000_000, response: "lost"),
        Self.bid("low", ecpmMicros: 1_000_000))
      #expect(labels(.signalsAsked, in: session) == ["high", "low"])
      #expect(labels(.lineAsked, in: session) == ["high", "cheap"])
      #expect(session.ledgers.ads.map(\.line) == ["cheap"])
      let auction = session.journal.entries.first { $0.sense == .auctionHeld }
      #expect(auction?.data["lines"] == .list([.int(2), .int(1), .int(3)]))
    }

    @Test func `one without signals takes no part, and neither does one that is no RTBAdapter`() {
      let session = Self.loaded(
        Self.bid("silent", ecpmMicros: 9_000_000, seat: nil),
        Self.bid(
          "plain", ecpmMicros: 8_000_000, className: "MannerAdapters.PrivateQueueCustomEvent"),
        Self.waterfall("cheap", ecpmMicros: 2_000_000))
      #expect(labels(.lineAsked, in: session) == ["cheap"])
      #expect(session.journal.entries.filter { $0.sense == .leftOutOfAuction }.count == 1)
      let waterfall = session.ledgers.waterfalls["unit"]
      #expect(waterfall?.lines.map(\.word) == ["no bid", "no bid", "filled"])
      #expect(session.ledgers.ads.map(\.line) == ["cheap"])
    }

    @Test func `without a bid nobody is asked for signals`() {
      let session = Self.loaded(Self.waterfall("cheap", ecpmMicros: 2_000_000))
      #expect(labels(.signalsAsked, in: session) == [])
      #expect(!session.journal.entries.contains { $0.sense == .auctionHeld })
    }

    @Test func `what the network bid comes back to it with the request`() throws {
      let session = Self.loaded(Self.sample())
      let request = try #require(
        session.journal.entries.first { $0.sense == .networkAsked && $0.ad != nil })
      #expect(request.data.string("bidResponse") == "won")
      let waterfall = Self.loaded(Self.waterfall("cheap", ecpmMicros: 1))
      let plain = waterfall.journal.entries.first { $0.sense == .networkAsked }
      #expect(plain?.data["bidResponse"] == nil)
    }

    @Test(
      arguments: [
        (.noSignals, nil, .failed("Sample SDK has no signals: noInventory"), []),
        (.signalsNeverCome, nil, .ranOutOfTime, ["signals-kept-by-network"]),
        (.fill, .dropsSignals, .ranOutOfTime, ["signals-never-answered"]),
        (.fill, .delaysSignals, .ranOutOfTime, ["signals-never-answered"]),
      ] as [(Scenario.Outcome, WireFault?, LineRecord.Silence, [String])])
    func `a bid without signals says why, and who is to blame`(
      _ outcome: Scenario.Outcome, _ fault: WireFault?, _ silence: LineRecord.Silence,
      _ broken: [String]
    ) throws {
      let session = Self.loaded(
        Self.sample(outcome, fault: fault), Self.waterfall("cheap", ecpmMicros: 1))
      #expect(session.ledgers.ads.map(\.line) == ["cheap"])
      #expect(session.ledgers.waterfalls["unit"]?.lines.first?.state == .noSignals(silence))
      #expect(session.findings == broken)
    }

    @Test func `the same signals twice are one bid`() throws {
      let session = Self.loaded(Self.sample(fault: .repeatsSignals))
      #expect(session.ledgers.ads.map(\.line) == ["bid"])
      #expect(session.findings == ["signals-answered-twice"])
      #expect(session.journal.entries.compactMap { Finding($0)?.fault } == ["repeatsSignals"])
    }

    @Test(
      arguments: [
        (.noSignals, .failed("The stand-in says: the network has no signals.")),
        (.signalsNeverCome, .ranOutOfTime),
      ] as [(Scenario.Outcome, LineRecord.Silence)])
    func `a stand-in withholds signals, and no rule holds it against the adapter`(
      _ outcome: Scenario.Outcome, _ silence: LineRecord.Silence
    ) throws {
      let session = Self.loaded(
        Self.sample(outcome, className: "MannerAdapters.BiddingCustomEvent"),
        Self.waterfall("cheap", ecpmMicros: 1))
      #expect(session.ledgers.waterfalls["unit"]?.lines.first?.state == .noSignals(silence))
      #expect(!session.findings.contains { $0.hasPrefix("signals") })
    }

    @Test func `the auction says what each line is worth`() throws {
      let session = Self.loaded(
        Self.bid("high", ecpmMicros: 5_050_000), Self.waterfall("cheap", ecpmMicros: 200_000),
        Self.bid("free"))
      let auction = session.journal.entries.first { $0.sense == .auctionHeld }
      #expect(auction?.message == "the auction: high $5.05, cheap $0.20, free")
    }
  }
}
