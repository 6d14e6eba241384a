import Contract
import JSON
import Playing
import Scenarios
import Simulation
import StageUI
import Testing

extension AllSessions {
  /// Whose demo it is.
  @Suite @MainActor struct BrandTests {
    private func brand(_ text: String) throws(JSONError) -> Brand {
      try Brand(reading: Array(text.utf8))
    }

    private let full = """
      {
        "network": "Orbit Ads", "app": "Daily Kite", "icon": "OA",
        "colors": { "network": "#ff6600", "accent": "#00aa88" },
        "texts": {
          "headline": "Fly", "body": "Kites for all.", "callToAction": "Buy",
          "advertiser": "Kite & Co"
        }
      }
      """

    @Test func `a brand has names, colours and texts, all of them optional`() throws {
      let brand = try brand(full)
      #expect(brand.network == "Orbit Ads")
      #expect(brand.app == "Daily Kite")
      #expect(brand.colors == .init(network: 0xFF6600, accent: 0x00AA88))
      #expect(brand.texts[.callToAction] == "Buy")
      #expect(brand.texts.count == 4)
      #expect(try self.brand("{}") == Brand())
    }

    @Test(arguments: [
      (#"{"netwrk": "a"}"#, "line 1, column 2", "network"),
      (#"{"colors": {"accent": "red"}}"#, "line 1, column 23", "colour"),
      ("{\n \"texts\": {\"headlin\": \"a\"}}", "line 2, column 12", "headline"),
      (#"{"app": ""}"#, "line 1, column 9", "not empty"),
    ])
    func `a mistake is named with its place and the nearest word`(
      _ text: String, _ place: String, _ word: String
    ) throws {
      let error = try #require(throws: JSONError.self) { try brand(text) }
      #expect(error.sentence.contains(place))
      #expect(error.sentence.contains(word))
    }

    @Test func `names and texts take the places of a scenario's own`() throws {
      let scenario = try Scenario(
        reading: try #require(ScenarioLibrary.content(of: "who-counted"))
      ).branded(try brand(full))
      let line = try #require(scenario.adUnits.first?.lines.first)
      #expect(line.label == "Orbit Ads")
      #expect(line.ad?.texts[.headline] == .text("Fly"))
      #expect(line.ad?.texts[.advertiser] == nil, "an app has a store there")
      #expect(line.ad?.texts[.price] == .text("$1.99"))
      let changed = scenario.script.compactMap { step in
        if case .action(.set(let change)) = step.step { change.line } else { nil }
      }
      #expect(changed == ["Orbit Ads", "Orbit Ads"])
    }

    @Test func `a line without an ad gets one with the brand's texts`() throws {
      let text = """
        {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [
          {"label": "Net", "class": "SampleAdapter.SampleCustomEvent"}]}]}
        """
      let scenario = try Scenario(reading: Array(text.utf8)).branded(try brand(full))
      #expect(scenario.adUnits[0].lines[0].label == "Orbit Ads")
      let texts = scenario.adUnits[0].lines[0].ad?.texts
      #expect(texts?[.body] == .text("Kites for all."))
      #expect(texts?[.advertiser] == .text("Kite & Co"))
    }

    @Test func `every ad gets the brand's icon, and keeps its own letters behind a picture`() throws
    {
      let text = ##"""
        {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [
          {"label": "A", "class": "A.B", "ad": {"icon": "LP"}},
          {"label": "B", "class": "A.B", "ad": {"icon": {"color": "#102030", "file": "b.png"}}},
          {"label": "C", "class": "A.B", "ad": {"icon": "own.png"}},
          {"label": "D", "class": "A.B"}]}]}
        """##
      var brand = try brand(#"{"icon": "logo.png"}"#)
      brand.files = FilePlaces(beside: "brands/kite.json")
      var scenario = try Scenario(reading: Array(text.utf8))
      scenario.files = FilePlaces(beside: "mine.json")
      scenario = try scenario.branded(brand)
      #expect(
        scenario.adUnits[0].lines.map(\.ad?.icon) == [
          .init(text: "LP", file: "logo.png"), .init(color: 0x102030, file: "logo.png"),
          .init(file: "logo.png"), .init(file: "logo.png"),
        ])
      #expect(scenario.files.path(of: "logo.png") == "brands/logo.png")
      #expect(scenario.files.path(of: "lake.jpg") == "lake.jpg")
      let letters = try Scenario(reading: Array(text.utf8)).branded(self.brand(full))
      #expect(letters.adUnits[0].lines.map(\.ad?.icon?.text) == ["OA", "OA", "OA", "OA"])
      #expect(letters.adUnits[0].lines[1].ad?.icon?.color == 0x102030)
      #expect(letters.pictureFiles.isEmpty)
    }

    @Test(arguments: [
      ("", "a.png", "a.png"), ("own.json", "a.png", "a.png"), ("x/own.json", "a.png", "x/a.png"),
      ("/own.json", "a.png", "/a.png"), ("x/own.json", "/y/a.png", "/y/a.png"),
      ("../x/own.json", "../a.png", "../x/../a.png"),
    ])
    func `a file is beside the one that names it`(
      _ scenario: String, _ name: String, _ path: String
    ) {
      #expect(FilePlaces(beside: scenario).path(of: name) == path)
    }

    @Test func `only the sample network is renamed where there are others`() throws {
      let scenario = try Scenario(
        reading: try #require(ScenarioLibrary.content(of: "storefront"))
      ).branded(try brand(#"{"network": "Orbit Ads"}"#))
      let labels = scenario.adUnits.flatMap(\.lines).map(\.label)
      #expect(labels.contains("Orbit Ads") && labels.contains("House"))
      #expect(!labels.contains("Sample SDK"))
    }

    @Test(arguments: ScenarioLibrary.tours.map(\.name))
    func `a branded tour holds, and its journal begins with the brand`(_ tour: String) throws {
      let content = try #require(ScenarioLibrary.content(of: tour))
      let session = Session(try Scenario(reading: content).branded(try brand(full)))
      session.drawing = { StagePicture.lines(of: $0) }
      #expect(ScriptRun.play(session).failures == [])
      var header = JSONWriter()
      session.writeJournalHeader(to: &header)
      let text = String(decoding: header.bytes, as: UTF8.self)
      #expect(text.contains(#""headline":"Fly""#))
      #expect(text.contains(#""label":"Orbit Ads""#))
    }
  }
}
