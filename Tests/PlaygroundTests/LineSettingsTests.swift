@testable import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What a line tells its adapter beside the parameter.
  @Suite @MainActor struct LineSettingsTests {
    private static func scenario(_ line: String) throws -> Scenario {
      try Scenario(
        reading: Array(
          #"""
          {"title": "t", "adUnits": [{"id": "unit", "format": "native", "lines": [
            {"label": "A", "class": "MannerAdapters.OwnSettingsCustomEvent"\#(line)}]}]}
          """#.utf8))
    }

    private static func refusal(of line: String) -> String? {
      do {
        _ = try scenario(line)
        return nil
      } catch { return String(describing: error) }
    }

    private static let own = #", "settings": {"profile_id": "42", "app": "shop"}"#

    @Test func `the adapter finds them, and the journal has them in the order of their keys`()
      throws
    {
      let session = Session.after(try Self.scenario(Self.own), .load(unit: "unit"))
      #expect(session.ledgers.ads.map(\.line) == ["A"])
      let asked = try #require(session.journal.entries.first { $0.sense == .lineAsked })
      #expect(asked.data["settings"] == .fields(["app": "shop", "profile_id": "42"]))
    }

    @Test func `without them it cannot fill, and the journal says nothing of settings`() throws {
      let session = Session.after(try Self.scenario(""), .load(unit: "unit"))
      #expect(session.ad?.line == nil)
      let asked = try #require(session.journal.entries.first { $0.sense == .lineAsked })
      #expect(asked.data["settings"] == nil)
    }

    @Test func `a parameter among them is the parameter`() throws {
      let line = try Self.scenario(#", "settings": {"parameter": "p", "x": "1"}"#).adUnits[0].lines[
        0]
      #expect(line.parameter == "p")
      #expect(line.credentials == ["x": "1"])
      #expect(line.settingsOfAdapter == ["parameter": "p", "x": "1"])
    }

    @Test(arguments: [
      (#", "parameter": "p", "settings": {"parameter": "q"}"#, "given twice"),
      (#", "settings": {"handlesUserClicks": "true"}"#, "handlesUserClicks"),
      (#", "settings": {"profile_id": 42}"#, "expected a string, found a number"),
      (#", "settings": ["profile_id"]"#, "expected an object, found an array"),
    ])
    func `what cannot be meant is refused`(_ line: String, _ words: String) throws {
      let refusal = try #require(Self.refusal(of: line))
      #expect(refusal.contains(words))
    }

    @Test func `a script replaces all of them from the next request on`() throws {
      let session = Session.after(
        try Self.scenario(Self.own), .load(unit: "unit"),
        .set(Change(unit: "unit", line: "A", \.credentials, ["profile_id": "none"])),
        .load(unit: "unit"))
      #expect(session.ledgers.ads.map(\.line) == ["A", nil])
      let asked = session.journal.entries.filter { $0.sense == .lineAsked }
      #expect(asked.last?.data["settings"] == .fields(["profile_id": "none"]))
    }
  }
}
