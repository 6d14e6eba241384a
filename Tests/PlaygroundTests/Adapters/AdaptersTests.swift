import Catalogue
import GoogleMobileAds
import JSON
import Observing
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The adapters of a world and their set-ups.
  @Suite @MainActor struct AdaptersTests {
    private static let name = "SampleAdapter.SampleCustomEvent"

    private func entry(
      _ number: Int, at milliseconds: Int, _ sense: Sense, cause: Int? = nil,
      _ data: Fields = .none
    ) -> Entry {
      Entry(
        number: number, time: Instant(milliseconds: milliseconds), cause: cause,
        kind: sense == .setUpAsked ? .call : .callback, from: .google, to: .adapter, sense: sense,
        ad: nil, message: "m", data: data)
    }

    private var asked: Entry {
      entry(
        3, at: 10, .setUpAsked,
        ["class": "M.A", "adapterVersion": "1.2.3", "sdkVersion": "4.5.6"])
    }

    @Test func `a set-up that was answered has its time and both versions`() throws {
      let session = Session.after(.feed(.sample()), .load(unit: "feed"))
      let record = try #require(session.ledgers.adapters[Self.name])
      #expect(record.state == .ready(after: .zero))
      #expect((record.version, record.sdkVersion) == ("1.0.0", "2.3.1"))
    }

    @Test(arguments: [
      ("succeeds", AdapterRecord.State.ready(after: .seconds(1))),
      (
        "fails",
        .failed(
          after: .seconds(1), error: "The stand-in says: the network could not be set up.")
      ),
    ])
    func `a set-up that was held up took as long as it did`(
      _ outcome: String, _ state: AdapterRecord.State
    ) throws {
      let text = #"""
        {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [{
          "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill",
          "setUp": {"outcome": "\#(outcome)", "latency": "1s"}}]}], "script": [{"load": "u"}]}
        """#
      let session = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
      #expect(session.ledgers.adapters[Self.name]?.state == state)
    }

    @Test func `an adapter is known before its set-up, and each once`() {
      let adapters = Adapters(Scenario.feed(.sample(label: "A"), .sample(label: "B")).adUnits)
      #expect(adapters.records.map(\.className) == [Self.name])
      #expect(adapters.records[0].state == .notAsked)
      #expect(adapters.records[0].version == nil)
    }

    @Test func `an answer belongs to the call that asked, with its error`() {
      var adapters = Adapters()
      adapters.add(asked)
      #expect(adapters.records[0].state == .settingUp(since: Instant(milliseconds: 10)))
      adapters.add(entry(9, at: 400, .setUpAnswered, cause: 8, ["error": .null]))
      #expect(adapters.records[0].setUpTime == nil)
      adapters.add(entry(10, at: 410, .setUpAnswered, cause: 3, ["error": "no app id"]))
      #expect(
        adapters.records[0].state
          == .failed(after: .milliseconds(400), error: "no app id"))
      adapters.add(entry(11, at: 420, .setUpAnswered, cause: 3, ["error": .null]))
      #expect(adapters.records[0].word == "failed", "the first answer stands")
    }

    @Test func `an adapter that never answers is overdue`() throws {
      let scenario = try Scenario.library("never-starts")
      let session = Session.after(
        scenario, .load(unit: scenario.adUnits[0].id), .advance(.seconds(31)))
      let record = try #require(session.ledgers.adapters.records.first)
      #expect(record.word == "no answer")
    }

    @Test func `an adapter that is overdue may still answer`() {
      var adapters = Adapters()
      adapters.add(asked)
      adapters.add(
        Entry(
          number: 4, time: Instant(milliseconds: 30_010), cause: 3,
          kind: .note(violation: .setUpNeverAnswered), from: .google, to: nil, ad: nil,
          message: "m", data: ["class": "M.A"]))
      #expect(adapters.records[0].state == .overdue(since: Instant(milliseconds: 10)))
      adapters.add(entry(5, at: 31_010, .setUpAnswered, cause: 3, ["error": .null]))
      #expect(adapters.records[0].state == .ready(after: .seconds(31)))
    }

    @Test func `a class that is not linked is named`() throws {
      var gone = Scenario.Line.sample(label: "Gone")
      gone.className = "Nobody.LinkedThis"
      let session = Session.after(.feed(gone, .sample(label: "B")), .load(unit: "feed"))
      let record = try #require(session.ledgers.adapters["Nobody.LinkedThis"])
      #expect(record.state == .notFound)
      #expect(record.reason == "The app has no such class.")
    }
  }
}
