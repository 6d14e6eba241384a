@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// A network that loads one ad at a time for each placement.
  @Suite @MainActor struct PlacementTests {
    private func played(_ habits: String) throws -> Session {
      let text = #"""
        {
          "title": "placements",
          "adUnits": [
            {
              "id": "u", "format": "rewarded", "timeout": "1s",
              "lines": [
                {
                  "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "one",
                  "outcome": "fill", "latency": "3s"\#(habits)
                }
              ]
            },
            {
              "id": "other", "format": "rewarded",
              "lines": [
                {
                  "label": "B", "class": "SampleAdapter.SampleCustomEvent", "parameter": "two",
                  "outcome": "fill"\#(habits)
                }
              ]
            }
          ],
          "script": [
            { "request": "u" }, { "request": "other" }, { "advance": "2s" },
            { "set": { "unit": "u", "latency": "0s" } },
            { "request": "u" }, { "advance": "2s" }, { "request": "u" }, { "advance": "1s" }
          ]
        }
        """#
      return ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
    }

    @Test func `a load that Google has given up is in the way of the next, and of no other`() throws
    {
      let session = try played(#", "habits": "refusesWhileLoading""#)
      let refused = session.ledgers.ads.filter { $0.findings.contains("placement-loading") }
      #expect(refused.map(\.name) == ["u#2"])
      #expect(session.ledgers.ads.map(\.name) == ["u#1", "other#1", "u#2", "u#3"])
      #expect(session.ledgers.ads.last?.line == "A")
      #expect(session.ledgers["other#1"]?.line == "B")
    }

    @Test func `other networks load any number at a time`() throws {
      let session = try played("")
      #expect(!session.findings.contains("placement-loading"))
      #expect(session.ledgers["u#2"]?.line == "A")
    }
  }
}
