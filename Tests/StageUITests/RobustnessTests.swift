import Contract
import Playing
import Observing
import Properties
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

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
    for fault in stage.frame.faults(in: stage.stage.size) { Issue.record("\(fault)") }
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
    for room in ["/", ":"] {
      let stage = StagePlayer(scenario)
      stage.type(room)
      stage.paste(text)
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
    for y in 0..<canvas.height where !canvas.hasWholeGlyphs(y) {
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

}
