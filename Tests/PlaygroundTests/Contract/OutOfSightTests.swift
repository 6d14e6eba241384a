import AdServing
import Contract
@testable import Playing
import Scenarios
import Simulation
import Testing

@testable import Observing

extension AllSessions {
  /// Banners that come, and are replaced, where the user has scrolled away.
  @Suite @MainActor struct OutOfSightTests {
    private func played(_ unit: String, _ script: String) throws -> Session {
      let text = "{ \"title\": \"t\", \"adUnits\": [\(unit)], \"script\": [\(script)] }"
      return ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
    }

    private func times(_ sense: Sense, _ session: Session) -> Int {
      session.journal.entries.count { $0.sense == sense }
    }

    @Test func `one that comes out of sight and is counted accuses its network`() throws {
      func findings(_ habits: String) throws -> [String] {
        let session = try played(
          #"""
          {"id": "u", "format": "banner", "options": {"refresh": "60s"}, "lines": [{
            "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
            "outcome": "fill", "fault": "refreshesUnseen"\#(habits)}]}
          """#,
          #"""
          {"load": "u"}, {"show": "u"}, {"advance": "10s"}, {"visible": false},
          {"advance": "70s"}
          """#)
        #expect(session.ledgers.ads.count == 2)
        return session.findings
      }
      #expect(try findings(#", "habits": "countsUnseen""#).contains("counted-unseen"))
      #expect(try !findings("").contains("counted-unseen"))
    }

    @Test func `each one that is replaced out of sight accuses the application`() throws {
      let session = try played(
        #"{"id": "u", "format": "banner", "through": "max", "refresh": "20s"}"#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "5s"}, {"visible": false}, {"advance": "60s"}"#)
      let accused = session.ledgers.ads.filter { $0.findings.contains("refreshed-out-of-sight") }
      #expect(accused.map(\.name) == ["u#1", "u#2", "u#3"])
    }

    /// A user who shows an ad looks at it; an application scrolls nothing.
    @Test(arguments: [("user", 1), ("app", 0)])
    func `a banner that the application shows out of sight stays there`(
      _ orders: String, _ seen: Int
    ) throws {
      let session = try played(
        #"""
        {"id": "u", "format": "banner", "orders": "\#(orders)", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
          "outcome": "fill"}]}
        """#,
        #"{"load": "u"}, {"visible": false}, {"show": "u"}, {"advance": "10s"}"#)
      let ad = try #require(session.ledgers.ads.first)
      #expect((ad.google.impressions, ad.networks.impressions) == (seen, seen))
      #expect(session.findings == [])
    }

    @Test func `a banner shown as it comes is on the screen once`() throws {
      let session = try played(
        #"""
        {"id": "u", "format": "banner", "reacts": [{"to": "ad", "do": "show"}], "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
          "outcome": "fill"}]}
        """#, #"{"load": "u"}, {"advance": "3s"}"#)
      #expect(times(.shown, session) == 1)
      #expect(session.ledgers.ads.first?.google.impressions == 1)
    }

    /// To MAX, a layer is the application: what becomes of its messages there is no business of its clock's.
    @Test(arguments: ["", #", "layer": {"mistakes": ["keepsTheAd", "keepsTheRefusal"]}"#])
    func `MAX replaces its banner whatever a layer makes of that`(_ layer: String) throws {
      let session = try played(
        #"""
        {"id": "u", "format": "banner", "through": "max", "refresh": "30s",
          "answers": [{"outcome": "fill"}, {"outcome": "noFill"}]\#(layer)}
        """#,
        #"{"request": "u"}, {"advance": "1s"}, {"show": "u"}, {"advance": "200s"}"#)
      #expect(times(.refreshDue, session) == 6)
    }
  }
}
