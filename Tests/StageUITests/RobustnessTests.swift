import Contract
import Playing
import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// The stage can be drawn at any size, and never draws anything harmful, whatever an ad says.
@Suite(.serialized) @MainActor struct RobustnessTests {
  struct Room: Sendable, CustomTestStringConvertible {
    let name: String
    let arrange: @MainActor @Sendable (StagePlayer) -> Void
    var testDescription: String { name }
  }

  nonisolated static let rooms = [
    Room(name: "stage") { _ in },
    Room(name: "assets") { $0.press("2") },
    Room(name: "mediation") { $0.press("3") },
    Room(name: "zoomed mediation") { $0.type("3z") },
    Room(name: "what can be forced") { $0.press("f") },
    Room(name: "parameter") { $0.type("3e") },
    Room(name: "zoomed trace") {
      $0.stage.pane = .trace; $0.press("z")
    },
    Room(name: "zoomed ads") {
      $0.stage.pane = .ads; $0.press("z")
    },
    Room(name: "page") { $0.press(.enter) },
    Room(name: "help at its end") {
      $0.press("?"); $0.stage.overlay = OpenRoom(HelpRoom(scroll: 1000))
    },
    Room(name: "palette") {
      $0.press(":"); $0.type("a")
    },
    Room(name: "options") { $0.press("o") },
    Room(name: "themes") { $0.press("t") },
    Room(name: "causes") { $0.stage.overlay = OpenRoom(WhyRoom(entry: 1, scroll: 1000)) },
    Room(name: "causes of nothing") {
      $0.stage.overlay = OpenRoom(WhyRoom(entry: 100_000, scroll: 0))
    },
    Room(name: "filter") {
      $0.press("/"); $0.type("a very long filter that fits no window")
    },
  ]

  @Test(arguments: rooms) func `every window size is drawn within its bounds`(_ room: Room) throws {
    let stage = try StagePlayer(unit: "world")
    stage.advance(.seconds(1))
    room.arrange(stage)
    // Panes move with the window's size. Overlays are cut from the same size, so fewer sizes are
    // enough for them.
    let isOnStage = room.name == Self.rooms[0].name
    for height in stride(from: 0, through: 45, by: isOnStage ? 3 : 5) {
      for width in stride(from: 0, through: 130, by: isOnStage ? 3 : 7) {
        expectSound(stage, width, height)
      }
    }
  }

  @Test func `every small window is drawn`() throws {
    let stage = try StagePlayer(unit: "world")
    for height in 0...26 {
      for width in 0...44 { expectSound(stage, width, height) }
    }
  }

  private func expectSound(_ stage: StagePlayer, _ width: Int, _ height: Int) {
    stage.stage.size = Size(width: width, height: height)
    let frame = stage.frame
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    guard frame.canvas.size == stage.stage.size else {
      Issue.record("\(frame.canvas.size) instead of \(width)×\(height)")
      return
    }
    for region in frame.regions where region.rect.intersection(bounds) != region.rect {
      Issue.record("\(region) is outside of \(width)×\(height)")
    }
    if let cursor = frame.cursor, !bounds.contains(cursor) {
      Issue.record("the cursor is outside of \(width)×\(height)")
    }
    for y in 0..<height where !hasWholeGlyphs(frame.canvas, y) {
      Issue.record("half a glyph in row \(y) of \(width)×\(height)")
    }
  }

  /// Whether every wide glyph has both of its cells.
  private func hasWholeGlyphs(_ canvas: Canvas, _ y: Int) -> Bool {
    var x = 0
    for cell in canvas.row(y) {
      if cell.glyph == .continuation {
        x -= 1
        if x != 0 { return false }
      } else {
        if x != 0 { return false }
        x = cell.glyph.width == 2 ? 1 : 0
      }
    }
    return x == 0
  }

  // MARK: What an ad may say

  nonisolated static let hostile = [
    "\u{1B}[2J\u{1B}]0;owned\u{7}",
    (0..<32).compactMap(Unicode.Scalar.init).map { String(Character($0)) }.joined(),
    (0x7F..<0xA0).compactMap { Unicode.Scalar($0 as UInt32) }.map { String(Character($0)) }
      .joined(),
    "\u{202E}txet\u{202C}\u{2066}a\u{2069}\u{200F}\u{061C}",
    "a\u{2028}b\u{2029}c\u{FEFF}\u{00AD}\u{E0001}\u{FFF9}",
    "\u{9B}31m\r\nx\u{85}y\tz",
    String(repeating: "e\u{301}\u{302}\u{303}\u{304}", count: 60),
    "e" + String(repeating: "\u{301}", count: 5000),
    String(repeating: "👩‍👩‍👧‍👦🇩🇪", count: 40),
  ]

  @Test(arguments: hostile) func `no control characters reach the terminal`(_ text: String)
    throws
  {
    var scenario = try Scenario.storefront()
    scenario.title = text
    scenario.adUnits[0].title = text
    scenario.adUnits[0].lines = [scenario.adUnits[0].lines[1]]
    scenario.adUnits[0].lines[0].label = text
    for asset in TextAsset.allCases {
      scenario.adUnits[0].lines[0].ad?.texts[asset] = .text(text)
    }
    scenario.adUnits[0].lines[0].ad?.extras = ["x\(text)": text]
    scenario.adUnits[0].lines[0].ad?.icon?.text = text
    for keys in ["", "2", "3", "f", "3e", "o", "/\(text)", ":\(text)"] {
      let stage = StagePlayer(scenario)
      stage.type(keys)
      expectHarmless(stage.frame.canvas)
    }
    let stage = StagePlayer(scenario)
    stage.press(.enter)
    expectHarmless(stage.frame.canvas)
    stage.stage.overlay = OpenRoom(WhyRoom(entry: stage.state.entries.count, scroll: 0))
    expectHarmless(stage.frame.canvas)
  }

  private func expectHarmless(_ canvas: Canvas) {
    for cell in canvas.cells {
      guard let scalar = cell.glyph.text.unicodeScalars.first(where: Self.isHarmful) else {
        continue
      }
      Issue.record("U+\(String(scalar.value, radix: 16)) is on the screen")
      return
    }
    for y in 0..<canvas.height where !hasWholeGlyphs(canvas, y) {
      Issue.record("half a glyph in row \(y)")
    }
  }

  /// Control characters, and any that change the reading order or break lines.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
    // Joiners hold emoji and some scripts together; regional flags consist of tags.
    case .format: scalar.value != 0x200D && scalar.value != 0x200C && scalar.value < 0xE0000
    default: false
    }
  }

  @Test(arguments: 1...6)
  func `random keys and clicks leave equal counts and the chosen ad on screen`(
    seed: UInt64
  ) throws {
    let random = World(seed: seed).stream("fingers")
    // Forced outcomes may lead to ledgers that differ.
    let unwanted: [StageCommand] = [.quit, .force, .mediationRoom]
    let keys = KeyMap.standard.bindings.filter { !unwanted.contains($0.command) }.flatMap(\.keys)
    let stage = try StagePlayer(width: 80, height: 24)
    for step in 0..<200 {
      if random.next(below: 4) == 0 {
        let point = Point(x: random.next(below: 80), y: random.next(below: 24))
        let kinds: [Mouse.Kind] = [.press(.left), .wheelUp, .wheelDown]
        stage.mouse(kinds[random.next(below: kinds.count)], at: point)
      } else {
        stage.press(keys[random.next(below: keys.count)])
      }
      // Keys that change a line open the mediation room.
      if stage.stage.room.card.name == "mediation" {
        stage.stage.room = OpenRoom(CountsRoom())
      }
      stage.advance(.milliseconds(random.next(below: 700)))
      if step.isMultiple(of: 10) {
        expectSound(stage, 30 + random.next(below: 100), 10 + random.next(below: 35))
        stage.stage.size = Size(width: 80, height: 24)
        expectSettled(stage)
      }
    }
  }

  @Test(arguments: 1...4)
  func `every load ends, whatever is forced, moved or switched off`(seed: UInt64) throws {
    let random = World(seed: seed).stream("fingers")
    let keys = Array("f3fdeKJ[]Srfff") + Array("jkjjx")
    let codes: [Key.Code] = [.enter, .tab, .up, .down, .pageDown, .escape]
    let stage = try StagePlayer(width: 80, height: 24)
    for step in 0..<200 {
      switch random.next(below: 8) {
      case 0:
        let point = Point(x: random.next(below: 80), y: random.next(below: 24))
        stage.mouse(.press(.left), at: point)
      case 1...4: stage.press(codes[random.next(below: codes.count)])
      default: stage.press(keys[random.next(below: keys.count)])
      }
      stage.advance(.milliseconds(random.next(below: 700)))
      if step.isMultiple(of: 20) {
        expectSound(stage, 30 + random.next(below: 100), 10 + random.next(below: 35))
        stage.stage.size = Size(width: 80, height: 24)
      }
    }
    stage.press(.escape)
    if stage.stage.isPaused { stage.press(" ") }
    stage.advance(.seconds(60))
    #expect(stage.session.ledgers.ads.count > 5)
    #expect(stage.session.ledgers.ads.filter { $0.state == .loading }.map(\.name) == [])
    #expect(stage.session.ledgers.waterfalls["feed"]?.ended != nil)
  }

  /// Expects equal ledgers once everything has arrived and nothing covers the app.
  private func expectSettled(_ stage: StagePlayer) {
    // A list is left with two, if something is searched for.
    for _ in 0..<2 where stage.stage.overlay != nil { stage.press(.escape) }
    if stage.stage.isPaused { stage.press(" ") }
    // A requested ad may still arrive and cover the app.
    stage.advance(.seconds(15))
    // At most a page over a full-screen ad with a countdown has to be closed.
    for _ in 0..<4 where stage.state.device.isCovered || stage.state.device.isInBackground {
      stage.press(.escape)
      stage.advance(.seconds(15))
    }
    stage.advance(.seconds(60))
    for ad in stage.session.ledgers.ads {
      // A tour that was opened may be about an adapter that counts wrong.
      let lines = stage.session.scenario.unit(ad.unit)?.lines ?? []
      if lines.contains(where: { $0.className.hasPrefix("BrokenAdapters.") }) { continue }
      #expect(ad.google.impressions == ad.networks.impressions, "\(ad.name)")
      #expect(ad.google.clicks == ad.networks.clicks, "\(ad.name)")
      #expect(ad.google.rewards == ad.networks.rewards, "\(ad.name)")
      #expect(ad.google.impressions <= 1 && ad.google.rewards <= 1, "\(ad.name)")
      #expect(ad.state != .loading, "\(ad.name)")
    }
    if let shown = stage.session.adOnScreen, stage.ad?.state == .onScreen {
      #expect(shown == stage.ad?.name)
    }
    // A full-screen ad waits until the user shows it, and one that a script loads for its next step.
    if stage.ad?.format.isFullScreen == false, stage.state.story == nil {
      #expect(stage.ad?.state != .loaded, "what was asked for and came is shown")
    }
    #expect(stage.state.device.isCovered == false)
  }
}
