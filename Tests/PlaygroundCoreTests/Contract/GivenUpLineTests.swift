import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A line that was given up may still answer; that is nothing against the one that was asked after it.
  @Suite @MainActor struct GivenUpLineTests {
    private typealias Words = (format: String, first: String, second: String)

    /// What is found of two lines, of which Google gives up the first, and of a script.
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

    private static let silence = ["answer-too-late", "no-answer-in-time"]

    @Test func `the ad of a line that answers too late expires, and another one is shown`() throws {
      let late = #""outcome": "fill", "latency": "5001ms", "ad": { "expiresAfter": "1ms" }"#
      let script = #", { "show": "feed" }, { "advance": "10s" }"#
      #expect(try findings(("appOpen", late, #""outcome": "fill""#), script) == Self.silence)
    }

    @Test(arguments: [
      // It has a price, and the other one does not.
      (
        #""outcome": "fill", "latency": "5s", "ad": { "kind": "appInstall" }"#,
        #""outcome": "answersInline", "ad": { "kind": "content" }"#
      ),
      (
        #""outcome": "fill", "latency": "5s""#,
        #""outcome": "answersInline", "ad": { "video": "1s" }"#
      ),
    ])
    func `what a network hands over too late is not missed in the next network's ad`(
      _ first: String, _ second: String
    ) throws {
      #expect(try findings(("native", first, second)) == Self.silence)
    }

    @Test func `an adapter that was still downloading has not forgotten to answer`() throws {
      let slow = #""outcome": "fill", "latency": "4999ms", "ad": { "adChoicesAs": "imageURL" }"#
      #expect(try findings(("native", slow, #""outcome": "fill""#)) == Self.silence)
    }

    @Test func `an adapter that keeps an answer for a second has`() throws {
      let dropped = #""outcome": "fill", "latency": "4s", "fault": "dropsAnswer""#
      #expect(
        try findings(("native", dropped, #""outcome": "fill""#)) == ["completion-never-called"])
    }

    @Test func `an error that comes too late is not held against what the next network said`()
      throws
    {
      let late = #""outcome": "networkError", "latency": "6s""#
      #expect(
        try findings(("native", late, #""outcome": "badRequest""#), winner: nil) == Self.silence)
    }

    @Test func `an ad that comes too late and is refused hides nothing that the next network said`()
      throws
    {
      let late = #""outcome": "wrongFormat", "latency": "6s""#
      #expect(
        try findings(("native", late, #""outcome": "badRequest""#), winner: nil) == Self.silence)
    }

    @Test func `an error that comes too late is not what the network said whose ad is refused`() {
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
