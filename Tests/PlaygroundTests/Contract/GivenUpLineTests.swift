import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A line that timed out may still answer. That says nothing about the line asked after it.
  @Suite @MainActor struct GivenUpLineTests {
    private typealias Words = (format: String, first: String, second: String)

    /// The rules broken by two lines, of which Google gives up the first.
    private func findings(
      _ words: Words, _ script: String = "", winner: String? = "B"
    ) throws -> [String] {
      let text = """
        {
          "title": "given up",
          "adUnits": [
            {
              "id": "feed", "format": "\(words.format)",
              "lines": [
                {
                  "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "a",
                  \(words.first)
                },
                {
                  "label": "B", "class": "SampleAdapter.SampleCustomEvent", "parameter": "b",
                  \(words.second)
                }
              ]
            }
          ],
          "script": [{ "load": "feed" }, { "advance": "10s" }\(script)]
        }
        """
      let run = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8))))
      #expect(run.session.ad?.line == winner)
      return run.session.findings
    }

    private static let silence = [
      "answer-too-late", "network-too-slow", "no-answer-in-time",
    ]

    @Test func `a late ad expires quietly while another one is shown`() throws {
      let late = #""outcome": "fill", "latency": "5001ms", "ad": { "expiresAfter": "1ms" }"#
      let script = #", { "show": "feed" }, { "advance": "10s" }"#
      #expect(try findings(("appOpen", late, #""outcome": "fill""#), script) == Self.silence)
    }

    @Test(arguments: [
      // It has a price, the other one has none.
      (
        #""outcome": "fill", "latency": "5s", "ad": { "kind": "appInstall" }"#,
        #""outcome": "answersInline", "ad": { "kind": "content" }"#
      ),
      (
        #""outcome": "fill", "latency": "5s""#,
        #""outcome": "answersInline", "ad": { "video": "1s" }"#
      ),
    ])
    func `a late ad is not missing from the next network's ad`(
      _ first: String, _ second: String
    ) throws {
      #expect(try findings(("native", first, second)) == Self.silence)
    }

    @Test func `an adapter still downloading has not forgotten to answer`() throws {
      let slow = #""outcome": "fill", "latency": "4999ms", "ad": { "adChoicesAs": "imageURL" }"#
      let ofAdapter = Self.silence.filter { $0 != "network-too-slow" }
      #expect(try findings(("native", slow, #""outcome": "fill""#)) == ofAdapter)
    }

    @Test func `an adapter that holds an answer for a second has forgotten it`() throws {
      let dropped = #""outcome": "fill", "latency": "4s", "fault": "dropsAnswer""#
      #expect(
        try findings(("native", dropped, #""outcome": "fill""#)) == ["completion-never-called"])
    }

    @Test func `a late error is not compared with the next network's error`()
      throws
    {
      let late = #""outcome": "networkError", "latency": "6s""#
      #expect(
        try findings(("native", late, #""outcome": "badRequest""#), winner: nil) == Self.silence)
    }

    @Test func `a late ad that is refused does not hide the next network's error`()
      throws
    {
      let late = #""outcome": "wrongFormat", "latency": "6s""#
      #expect(
        try findings(("native", late, #""outcome": "badRequest""#), winner: nil) == Self.silence)
    }

    @Test func `a late error is not compared with a refused ad's network`() {
      let session = Session.after(
        .feed(
          .sample(.noFill, label: "A"),
          .sample(.noFill, label: "B", latency: .milliseconds(5100)),
          .sample(.wrongFormat, label: "C")),
        .load(unit: "feed"), .advance(.seconds(10)))
      #expect(session.findings == Self.silence)
    }
  }
}
