import Contract
import Directing
import JSON
import Observing
import Playing
import Publishing
import Scenarios
import Simulation
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
      #expect(brand.texts[.callToAction] == ["Buy"])
      #expect(brand.texts.count == 4)
      #expect(try self.brand("{}") == Brand())
    }

    @Test func `a colour may have three digits, and a text may be a list`() throws {
      let brand = try brand(
        ##"{"colors": {"network": "#f80"}, "texts": {"headline": ["One", "Two"]}}"##)
      #expect(brand.colors.network == 0xFF8800)
      #expect(brand.texts[.headline] == ["One", "Two"])
    }

    @Test(arguments: [
      (#"{"texts": {"slogan": "a"}}"#, "line 1, column 12"),
      (#"{"texts": {"headline": []}}"#, "line 1, column 24"),
      (#"{"texts": {"headline": ["a", 7]}}"#, "line 1, column 30"),
      (##"{"colors": {"network": "#f8"}}"##, "line 1, column 24"),
      (#"{"app": 7}"#, "line 1, column 9"),
      (#"{"texts": "a"}"#, "line 1, column 11"),
    ])
    func `any other mistake has its place, too`(_ text: String, _ place: String) throws {
      let error = try #require(throws: JSONError.self) { try brand(text) }
      #expect(error.sentence.hasPrefix("\(place): "), "\(error.sentence)")
    }

    @Test func `an unknown text lists those that there are`() throws {
      let error = try #require(throws: JSONError.self) {
        try brand(#"{"texts": {"slogan": "a"}}"#)
      }
      for text in Brand.Text.allCases { #expect(error.sentence.contains("\"\(text.rawValue)\"")) }
    }

    @Test(arguments: [
      (#"[{"say": 7}]"#, "expected a string"), (#"[{"say": ""}]"#, "not empty"),
      (#"[{"look": "ledger"}]"#, "found \"ledger\""), (#"[{"sya": "a"}]"#, "say"),
      (#"[{"look": true}]"#, "expected"), (#"[{"say": "a", "look": "trace"}]"#, "one thing"),
      (#"[{"look": "trace"}]"#, "needs a \"say\""),
      (#"[{"say": "a"}, {"load": "u"}, {"look": "ads"}]"#, "needs a \"say\""),
      (#"[{}]"#, "does nothing"), (#"{"say": "a"}"#, "expected an array"),
    ])
    func `a mistake in a tour has its place and what is meant`(
      _ script: String, _ words: String
    ) throws {
      let text = """
        {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": []}],
        "script": \(script)}
        """
      let error = try #require(throws: JSONError.self) { try Scenario(reading: Array(text.utf8)) }
      #expect(error.sentence.hasPrefix("line 2, column "), "\(error.sentence)")
      #expect(error.sentence.contains(words), "\(error.sentence)")
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
      #expect(changed == ["Orbit Ads"])
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

    /// Those with the Sample SDK, whose place a brand's network takes.
    private nonisolated static let tours = ScenarioLibrary.tours.map(\.name).filter { name in
      let scenario = ScenarioLibrary.content(of: name).flatMap { try? Scenario(reading: $0) }
      return scenario?.adUnits.contains { !$0.lines.isEmpty } ?? false
    }

    @Test(arguments: tours)
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

    @Test(arguments: tours)
    func `no entry of a branded tour names the sample network`(_ tour: String) throws {
      let content = try #require(ScenarioLibrary.content(of: tour))
      let session = Session(try Scenario(reading: content).branded(try brand(full)))
      session.drawing = { StagePicture.lines(of: $0) }
      let entries = ScriptRun.play(session).session.journal.entries
      var json = JSONWriter()
      for entry in entries { entry.write(to: &json) }
      let text = String(decoding: json.bytes, as: UTF8.self)
      #expect(text.contains("Orbit Ads"))
      #expect(!text.contains("Sample SDK") && !text.lowercased().contains("samplenetwork"))
    }

    @Test func `errors of the adapter, books and assets know the network by the brand's name`()
      throws
    {
      let text = """
        {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": [
          {"label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p",
           "outcome": "noFill"},
          {"label": "Other", "class": "SampleAdapter.SampleCustomEvent", "parameter": "q",
           "outcome": "fill", "ad": {"kind": "content", "headline": "H"}}]}],
         "script": [{"load": "u"}, {"show": "u"}, {"advance": "1s"},
           {"expect": {"books": {"Sample SDK": {"impressions": 1}}}},
           {"say": "Sample SDK counts."}]}
        """
      let scenario = try Scenario(reading: Array(text.utf8)).branded(try brand(full))
      let run = ScriptRun.play(Session(scenario))
      #expect(run.failures == [])
      let messages = run.session.journal.entries.map { "\($0.message) \($0.data)" }.joined()
      #expect(messages.contains("com.google.customevent.orbitads"))
      #expect(messages.contains("Orbit Ads returned an ad load failure"))
      #expect(
        run.session.stageState(unit: "u").assetNames
          == Networks.assetNames(of: "Sample SDK", in: nil))
      #expect(Story(scenario.script).beats.map(\.caption) == [.said("Orbit Ads counts.")])
    }

    @Test func `ads take the texts of a list in turn`() throws {
      let scenario = try Scenario(
        reading: try #require(ScenarioLibrary.content(of: "from-red-to-green"))
      ).branded(try brand(#"{"texts": {"headline": ["One", "Two"], "body": "Same"}}"#))
      let ads = scenario.adUnits.flatMap(\.lines).compactMap(\.ad)
      #expect(ads.map { $0.texts[.headline] } == [.text("One"), .text("Two")])
      #expect(ads.map { $0.texts[.body] } == [.text("Same"), .text("Same")])
    }
  }
}
