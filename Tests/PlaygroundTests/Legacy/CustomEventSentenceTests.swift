import Catalogue
import Contract
import JSON
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What makes no sense is told in a sentence, and none of them speaks of a handler, which custom
  /// events do not have.
  @Suite @MainActor struct CustomEventSentenceTests {
    private func session(_ name: String) throws -> Session {
      let scenario =
        if let content = ScenarioLibrary.content(of: name) {
          try Scenario(reading: content)
        } else {
          Scenario.legacyFeed(.sample(className: "StrangeAdapters.\(name)"))
        }
      return ScenarioCheck.play(scenario).session
    }

    @Test(arguments: [
      (
        "MapsNothingCustomEvent", "neither an ad nor an error was handed over",
        "The load was answered with both an ad and an error, or with neither."
      ),
      (
        "FailsForNoReasonCustomEvent", "neither an ad nor an error was handed over",
        "The load was answered with both an ad and an error, or with neither."
      ),
      (
        "offers-apps-anyway", "the ad is in a format that was not asked for: appInstall",
        "The custom event handed over an ad in a format that was not asked for."
      ),
      (
        "hands-over-any-object", "LegacyMappedAd is neither a content ad nor an app install ad",
        "The custom event handed over an ad in a format that was not asked for."
      ),
      (
        "reports-on-arrival", "mediatedNativeAdDidRecordImpression(_:)",
        "The adapter reported an event of an ad that has never been in a view."
      ),
      (
        "speaks-of-its-copy",
        "mediatedNativeAdDidRecordImpression(_:) is about an ad that no custom event has handed over",
        "Google was notified about an object that is not an ad of a custom event."
      ),
    ])
    func `bad input has a note and a rule`(
      _ name: String, _ note: String, _ sentence: String
    ) throws {
      let session = try session(name)
      #expect(
        session.journal.entries.contains { $0.message == note },
        "\(session.journal.entries.map(\.message))")
      let found = session.journal.entries.compactMap { Finding($0) }.map(\.rule.sentence)
      #expect(found.contains(sentence), "\(found)")
      #expect(!found.contains { $0.contains("handler") })
    }

    @Test func `a line that was answered with nothing says so`() throws {
      let line = try session("MapsNothingCustomEvent").ledgers.waterfalls["feed"]?.lines.first
      #expect(line?.reason.contains("neither an ad nor an error") == true)
    }

    @Test func `an unknown format is refused with its place, and with those that there are`() {
      let text = """
        {"title": "x", "adUnits": [{"id": "feed", "format": "native", "api": "legacy",
          "options": {"formats": ["video"]}, "lines": []}]}
        """
      let error = #expect(throws: JSONError.self) { try Scenario(reading: Array(text.utf8)) }
      let sentence = error?.sentence ?? ""
      #expect(sentence.hasPrefix("line 2, column 27: "), "\(sentence)")
      for word in ["content", "appInstall", "unified", "video"] {
        #expect(sentence.contains("\"\(word)\""), "\(sentence)")
      }
    }
  }
}
