import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Taps on AdChoices that accuse no adapter.
  @Suite @MainActor struct AdChoicesTapTests {
    private func played(_ adapter: String, options: String = "{}") throws -> Session {
      let text = """
        {
          "title": "taps",
          "adUnits": [ {
            "id": "feed", "format": "native", "options": \(options),
            "lines": [ {
              "label": "Sample SDK", "class": "\(adapter)", "parameter": "x", "outcome": "fill",
              "ad": { "kind": "content" }
            } ]
          } ],
          "script": [
            { "load": "feed" }, { "show": "feed" }, { "advance": "2s" }, { "tap": "adChoices" }, { "advance": "2s" }
          ]
        }
        """
      return ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
    }

    private nonisolated static let adapters = [
      "SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleSelfTrackingCustomEvent",
    ]
    private nonisolated static let corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"]

    @Test(arguments: adapters, corners)
    func `an icon with a page of its own is tapped, and nothing counts`(
      _ adapter: String, _ corner: String
    ) throws {
      let session = try played(adapter, options: #"{ "adChoices": "\#(corner)" }"#)
      #expect(session.findings == [])
      #expect(session.ledgers["feed#1"]?.google.clicks == 0)
      #expect(session.journal.entries.count { $0.sense == .sentElsewhere } == 1)
    }

    /// The application covers the icon with a button of its own, or with what lets taps through.
    @Test(arguments: adapters, [true, false])
    func `what the application lays over it is the application's doing`(
      _ adapter: String, _ takesTaps: Bool
    ) throws {
      let session = try played(
        adapter,
        options: """
          { "layout": { "size": [320, 250], "views": [
            { "asset": "adChoices", "frame": [300, 0, 20, 20] }, { "text": "Ad", "frame": [10, 0, 20, 20] },
            { "asset": "headline", "frame": [40, 0, 250, 22] }, { "asset": "media", "frame": [10, 64, 300, 150] },
            { "class": "plain", "frame": [292, 0, 28, 20], "clear": false, "interactive": \(takesTaps) }
          ] } }
          """)
      #expect(session.findings == ["adchoices-covered"])
    }

    /// The application's own view for AdChoices cannot be seen, has no room, or ends before the icon.
    @Test(arguments: [
      #""frame": [300, 0, 20, 20], "alpha": 0"#, #""frame": [300, 0, 0, 0]"#,
      #""frame": [310, 0, 20, 20], "hidden": true"#,
    ])
    func `an icon that the application hides is not the adapter's`(_ place: String) throws {
      let session = try played(
        "SampleAdapter.SampleCustomEvent",
        options: """
          { "layout": { "size": [320, 250], "views": [
            { "asset": "adChoices", \(place) }, { "text": "Ad", "frame": [10, 0, 20, 20] },
            { "asset": "headline", "frame": [40, 0, 250, 22] }, { "asset": "media", "frame": [10, 64, 300, 150] }
          ] } }
          """)
      #expect(!session.findings.contains("ad-choices-lost"))
    }
  }
}
