@testable import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What the arbiter's room and `run --json` say about rounds.
  @Suite @MainActor struct ArbitrationRecordTests {
    private func rounds(_ scenario: Scenario, _ unit: String) throws -> [ArbitrationRecord] {
      let session = ScriptRun.play(Session(scenario)).session
      return try #require(session.ledgers.arbiters[unit]).rounds
    }

    private func competition(_ slots: String) throws -> Scenario {
      try Scenario(
        reading: Array(
          """
          {"title": "t", "adUnits": [{"id": "u", "format": "interstitial", "through": "arbiter",
          "slots": [\(slots)]}], "script": [{"load": "u"}, {"show": "u"}]}
          """.utf8))
    }

    @Test func `a round that has nothing to load has its question, too`() throws {
      let found = try rounds(.library("arbiter-no-winner"), "good")
      #expect(found.map(\.winner) == ["NONE", "NONE"])
      #expect(
        found.map { $0.bids.map(\.why) } == [["missing", "negative"], ["missing", "negative"]])
    }

    @Test func `absurd prices are listed with the reason why they lost`() throws {
      let found = try rounds(
        competition(
          """
          {"platform": "cloudX", "label": "a", "price": "nan"},
          {"platform": "levelPlay", "label": "b", "price": 1e300},
          {"platform": "pubMatic", "label": "c", "price": -3},
          {"platform": "levelPlay", "label": "d", "price": "-inf"},
          {"platform": "cloudX", "label": "e"},
          {"platform": "cloudX", "label": "f", "price": 0}
          """), "u")
      let round = try #require(found.first)
      #expect(round.winner == "LEVELPLAY")
      #expect(
        round.bids.map(\.why) == [
          "highest", "lower", "notFinite", "negative", "notFinite", "missing",
        ])
      #expect(round.bids.map(\.microUSD) == [.max, 0, nil, nil, nil, nil])
      #expect(round.bids.map(\.rank) == [1, 2, nil, nil, nil, nil])
    }

    @Test func `an ad with another price is not younger for it`() throws {
      let entries = ScriptRun.play(Session(try .library("arbiter-price-rises"))).session.journal
        .entries.filter { $0.ad?.hasPrefix("good#") == true }
      let change = try #require(entries.firstIndex { $0.sense == .adInfoChanged })
      let id = entries[change].data["adUnitID"]
      let loaded = try #require(
        entries.first { $0.sense == .networkAnswered && $0.data["adUnitID"] == id })
      let unit = try #require(try Scenario.library("arbiter-price-rises").unit("good"))
      var record = ArbiterRecord("good", try #require(unit.asking.arbitration))
      for entry in entries[...change] { record.add(entry) }
      let offer = try #require(
        record.slots.first { id == .string("good/\($0.label)") }?.offer)
      #expect(offer.since == loaded.time && offer.since < entries[change].time)
      #expect(entries[change].data["price"] == .string(offer.price))
    }

    @Test func `equal bids of one platform keep the order of their slots`() throws {
      let slot = #"{"platform": "cloudX", "label": "LABEL", "price": 0.002}"#
      let scenario = try competition(
        [slot.replacing("LABEL", with: "one"), slot.replacing("LABEL", with: "two")].joined(
          separator: ","))
      let session = ScriptRun.play(Session(scenario)).session
      let round = try #require(session.ledgers.arbiters["u"]?.rounds.first)
      #expect(round.bids.map(\.why) == ["highest", "tied"])
      let shown = session.journal.entries.first { $0.sense == .slotShown }
      #expect(shown?.data["line"] == .string("one"))
    }
  }
}
