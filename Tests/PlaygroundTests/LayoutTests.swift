@testable import Contract
import Hunting
import JSON
import Observing
@testable import Playing
@testable import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// Google's validator, on the layouts of the library: one without a fault, and one for each fault.
  @Suite @MainActor struct LayoutTests {
    private func scenario(_ name: String) throws -> Scenario {
      try Scenario(reading: try #require(ScenarioLibrary.content(of: name)))
    }

    private func played() throws -> Session {
      ScriptRun.play(Session(try scenario("native-layouts"))).session
    }

    @Test func `each layout has the fault that it is named after, and no other`() throws {
      let session = try played()
      for unit in try scenario("native-layouts").adUnits {
        let found = session.ledgers.findings.filter { $0.ad == "\(unit.id)#1" }.map(\.id)
        #expect(found == (unit.id == "good" ? [] : [unit.id]))
      }
    }

    @Test func `each rule about layouts has its layout`() throws {
      let units = try scenario("native-layouts").adUnits.map(\.id)
      #expect(Rulebook.idsOfLayouts == Set(units).subtracting(["good"]))
    }

    @Test func `a fault knows its part, its place and its numbers`() throws {
      let faults = try played().journal.entries.layoutFaults
      let outside = try #require(faults.first { $0.rule.id == "asset-outside-ad" })
      #expect(outside.part == "advertiser")
      #expect(outside.frame == PointRect(x: 200, y: 220, width: 170, height: 24))
      #expect(
        outside.entry.message == "advertiser at 200,220 170×24 lies outside of the ad's 320×250")
    }

    @Test func `our own cards have no fault, with a picture or a video`() throws {
      for card in Scenario.Options.Card.allCases {
        for name in ["storefront", "video-ad", "every-asset"] {
          var scenario = try scenario(name)
          for place in scenario.adUnits.indices { scenario.adUnits[place].options.card = card }
          let session = ScriptRun.play(Session(scenario)).session
          #expect(Array(session.journal.entries.layoutFaults) == [], "\(card) of \(name)")
        }
      }
    }

    @Test func `any layout is drawn, looked at and tapped, and the same way each time`() throws {
      for seed in UInt64(1)...60 {
        func lines() throws -> String {
          let dice = Dice(seed: seed)
          let session = try shown(RandomLayout.text(dice))
          for _ in 0..<5 {
            session.perform(
              .tap(.point(x: Int16(dice.number(below: 400)), y: Int16(dice.number(below: 400)))))
          }
          return session.lines
        }
        #expect(try lines() == lines(), "seed \(seed)")
      }
    }

    // MARK: What is tapped

    /// The scenario's first unit, shown in this layout.
    private func shown(_ layout: String) throws -> Session {
      var scenario = try scenario("native-layouts")
      scenario.script = []
      scenario.adUnits = [scenario.adUnits[0]]
      scenario.adUnits[0].options.layout = try AdLayout(
        reading: try JSONReader.read(Array(layout.utf8)))
      let session = Session(scenario)
      session.start()
      session.perform(.load(unit: "good"))
      session.perform(.show(unit: "good"))
      session.perform(.advance(.seconds(2)))
      return session
    }

    private static let container = """
      {"size":[300,300],"views":[
        {"text":"Ad","frame":[0,0,20,20]},
        {"asset":"body","class":"plain","frame":[0,20,300,100],"views":[
          {"asset":"headline","frame":[0,0,260,22]}]},
        {"asset":"media","frame":[0,130,300,160]}]}
      """

    @Test func `a tap on the space in a container that is an outlet is a click`() throws {
      let session = try shown(Self.container)
      session.perform(.tap(.point(x: 150, y: 90)))
      #expect(session.ledgers.ads.first?.google.clicks == 1)
    }

    @Test func `a tap on a point that belongs to no outlet is none`() throws {
      let session = try shown(Self.container)
      session.perform(.tap(.point(x: 150, y: 125)))
      #expect(session.ledgers.ads.first?.google.clicks == 0)
    }

    @Test func `a point beside the ad is missed`() throws {
      let session = try shown(Self.container)
      session.perform(.tap(.point(x: 300, y: 10)))
      #expect(session.journal.entries.last?.message == "at:300,10 is not on the screen")
    }

    @Test func `a clear view over an asset takes its taps`() throws {
      let session = try shown(
        """
        {"size":[300,200],"views":[
          {"text":"Ad","frame":[0,0,20,20]},{"asset":"headline","frame":[30,0,240,22]},
          {"asset":"media","frame":[0,30,300,160]},
          {"class":"plain","clear":true,"frame":[0,30,300,160]}]}
        """)
      session.perform(.tap(.point(x: 150, y: 100)))
      #expect(session.ledgers.ads.first?.google.clicks == 0)
      #expect(session.findings == ["asset-covered"])
    }

    @Test func `a part of which Google knows nothing is tapped in vain`() throws {
      let session = try shown(
        """
        {"size":[300,200],"views":[
          {"text":"Ad","frame":[0,0,20,20]},
          {"asset":"headline","frame":[30,0,240,22],"outlet":false},
          {"asset":"body","frame":[30,22,240,8],"hidden":true},
          {"asset":"media","frame":[0,30,300,160]}]}
        """)
      session.perform(.tap(.headline))
      #expect(!session.journal.entries.contains { $0.sense == .tapMissed })
      #expect(session.ledgers.ads.first?.google.clicks == 0)
      session.perform(.tap(.body))
      #expect(session.journal.entries.contains { $0.sense == .tapMissed })
    }

    @Test func `the ad's picture in an image view is found without an outlet, too`() throws {
      func findings(_ view: String) throws -> [String] {
        try shown(
          """
          {"size":[300,250],"views":[
            {"text":"Ad","frame":[0,0,20,20]},{"asset":"headline","frame":[30,0,240,22]},\(view)]}
          """
        ).findings
      }
      #expect(
        try findings(#"{"asset":"media","class":"imageView","frame":[0,30,300,160]}"#)
          == ["media-not-in-media-view"])
      #expect(try findings(#"{"asset":"media","frame":[0,30,300,160]}"#) == [])
      #expect(try findings(#"{"asset":"icon","frame":[0,30,90,90]}"#) == [])
    }

    private nonisolated static let headlines = [
      (#"{"asset":"headline","frame":[30,0,240,22],"outlet":false}"#, ["asset-not-connected"]),
      (#"{"text":"FIVE LAKES IN A DAY, BY BOAT AND BIKE · Ferries","frame":[30,0,260,22]}"#, []),
      (#"{"text":"Something else","frame":[30,0,240,22]}"#, ["asset-hidden"]),
      (
        #"{"asset":"headline","frame":[30,0,240,22],"outlet":false,"hidden":true}"#,
        ["asset-hidden"]
      ),
    ]

    @Test(arguments: headlines)
    func `a headline that can be read is not hidden`(_ view: String, _ findings: [String]) throws {
      let session = try shown(
        """
        {"size":[300,200],"views":[
          {"text":"Ad","frame":[0,0,20,20]},\(view),{"asset":"media","frame":[0,30,300,160]}]}
        """)
      #expect(session.findings == findings)
    }
  }
}

/// Layouts of any views at any places.
private enum RandomLayout {
  static func text(_ dice: Dice) -> String {
    "{\"size\":[\(dice.number(below: 400)),\(dice.number(below: 400))],\(views(dice, depth: 0))}"
  }

  private static func views(_ dice: Dice, depth: Int) -> String {
    let views = (0..<dice.number(below: 8)).map { _ in view(dice, depth: depth) }
    return "\"views\":[\(views.joined(separator: ","))]"
  }

  private static func view(_ dice: Dice, depth: Int) -> String {
    let places = [-9999, -1, 0, 0, 1, 20, 120, 300, 10_000]
    let frame = (0..<4).map { _ in "\(dice.pick(places))" }.joined(separator: ",")
    var members = ["\"frame\":[\(frame)]"]
    if dice.isOne(in: 2) {
      members.append("\"asset\":\"\(dice.pick(AdLayout.Asset.allCases).rawValue)\"")
    }
    if dice.isOne(in: 2) {
      members.append("\"class\":\"\(dice.pick(AdLayout.Kind.allCases).rawValue)\"")
    }
    if dice.isOne(in: 4) { members.append("\"text\":\"\(dice.pick(["Ad", "", "✕", "日本語の広告"]))\"") }
    for key in ["hidden", "clear", "interactive", "action", "outlet"] where dice.isOne(in: 4) {
      members.append("\"\(key)\":\(dice.isOne(in: 2))")
    }
    if dice.isOne(in: 4) { members.append("\"alpha\":\(dice.pick(["0", "0.04", "1"]))") }
    if dice.isOne(in: 4) { members.append("\"font\":\(1 + dice.number(below: 200))") }
    if depth < 4, dice.isOne(in: 3) { members.append(views(dice, depth: depth + 1)) }
    return "{\(members.joined(separator: ","))}"
  }
}

/// Layouts in files that cannot be used.
@Suite struct LayoutReadingTests {
  @Test(arguments: [
    (#"{"size":[300]}"#, "1:9", "a width and a height"),
    (#"{"views":[{"frame":[1,2,3,1e9]}]}"#, "1:27", "from -10000 to 10000"),
    (#"{"views":[{"asset":"logo"}]}"#, "1:20", "headline"),
    (#"{"views":[{"frame":[1,2,NaN,4]}]}"#, "1:25", ""),
    (#"{"view":[]}"#, "1:2", "view"),
  ])
  func `a layout that cannot be used is refused at its place`(
    _ text: String, _ place: String, _ words: String
  ) {
    let error = #expect(throws: JSONError.self) {
      _ = try AdLayout(reading: try JSONReader.read(Array(text.utf8)))
    }
    guard let error else { return }
    #expect("\(error.position.line):\(error.position.column)" == place)
    #expect(error.sentence.contains(words), "\(error.sentence)")
  }

  @Test func `a layout of too many views is refused, however they are nested`() {
    let row = "[" + Array(repeating: #"{"asset":"body"}"#, count: 100).joined(separator: ",") + "]"
    let rows = Array(repeating: #"{"views":\#(row)}"#, count: 10).joined(separator: ",")
    let error = #expect(throws: JSONError.self) {
      _ = try AdLayout(reading: try JSONReader.read(Array(#"{"views":[\#(rows)]}"#.utf8)))
    }
    #expect(error?.sentence.contains("this one 1010") == true)
  }
}
