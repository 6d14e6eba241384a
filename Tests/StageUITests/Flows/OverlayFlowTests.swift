import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// The rooms that open over the panes.
@Suite(.serialized) @MainActor struct OverlayFlowTests {
  @Test func `an option changes the next request`() throws {
    let stage = try StagePlayer()
    stage.press("o")
    stage.press(.down)
    stage.press(.right)
    #expect(stage.state.options.images == .urlsOnly)
    #expect(stage.screen.contains("urlsOnly"))
    stage.press(.left)
    #expect(stage.state.options.images == .downloaded)
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
    stage.advance(.seconds(1))
    #expect(stage.ad?.name == "feed#3")
  }

  @Test func `every option changes something in both directions`() throws {
    for row in 0..<7 {
      let stage = try StagePlayer()
      let before = stage.session.scenario.adUnits[0]
      stage.press("o")
      for _ in 0..<row { stage.press(.down) }
      stage.press(.right)
      #expect(stage.session.scenario.adUnits[0] != before, "row \(row)")
      #expect(stage.stage.overlay == OpenRoom(OptionsRoom(selected: row)))
      stage.advance(.seconds(10))
      #expect(stage.ad?.state != .loading)
    }
  }

  @Test(arguments: [
    (1, "downloadImages", Fields.Value.bool(false)), (2, "multipleImages", .bool(true)),
    (3, "orientation", .string("landscape")), (5, "testMode", .bool(true)),
  ])
  func `an option reaches the network`(row: Int, fact: String, value: Fields.Value) throws {
    let stage = try StagePlayer()
    #expect(stage.asked(fact) != value)
    stage.press("o")
    for _ in 0..<row { stage.press(.down) }
    stage.press(.right)
    stage.advance(.seconds(1))
    #expect(stage.asked(fact) == value)
  }

  @Test func `a unit of SDK 7 has what only its publishers could ask for`() throws {
    let stage = StagePlayer(try .inLibrary("custom-events"), size: Size(width: 120, height: 40))
    stage.press("o")
    stage.press(.end)
    #expect(stage.screen.contains("formats"))
    #expect(stage.screen.contains("image orientation"))
    let modern = try StagePlayer(width: 120, height: 40)
    modern.press("o")
    #expect(!modern.screen.contains("image orientation"))
  }

  @Test func `a video that does not start muted can be muted`() throws {
    let stage = try StagePlayer(unit: "video")
    stage.press("o")
    for _ in 0..<4 { stage.press(.down) }
    stage.press(.right)
    stage.press(.escape)
    stage.advance(.seconds(1))
    stage.press("p")
    stage.press("m")
    stage.expect(journal: ["didPlayVideo()", "didMuteVideo()"])
  }

  @Test func `the palette finds a command by a few letters and runs it`() throws {
    let stage = try StagePlayer()
    stage.press(":")
    stage.type("hcli")
    #expect(stage.screen.contains("handlesUserClicks"))
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.stage.overlay == nil)
    #expect(stage.text(of: .ledgers).contains("clicks Google [Sample SDK]"))
  }

  @Test func `the palette has groups with what is usual first, until something is typed`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press(":")
    let lines = stage.screen.split(separator: "\n").map(String.init)
    let heading = try #require(lines.firstIndex { $0.contains("│ The ad ") })
    #expect(lines[heading + 1].contains("tap"))
    #expect(stage.screen.contains("Change the case"))
    stage.type("tap")
    #expect(!stage.screen.contains("│ The ad "))
  }

  @Test func `the palette shows what programmers say behind a sentence`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press(":")
    stage.type("who sees")
    #expect(stage.screen.contains(/switch who sees clicks +handlesUserClicks +u/))
  }

  @Test func `the palette takes letters as text, even those that are commands`() throws {
    let stage = try StagePlayer()
    stage.press(":")
    stage.type("quit")
    #expect(!stage.hasQuit)
    stage.press(.backspace)
    #expect(stage.stage.overlay == OpenRoom(PaletteRoom(query: "qui", selected: 0)))
    stage.press(.enter)
    #expect(stage.hasQuit)
  }

  @Test func `no matching command is reported and nothing runs`() throws {
    let stage = try StagePlayer()
    stage.press(":")
    stage.type("zebra")
    #expect(stage.screen.contains("No matching command."))
    let entries = stage.session.journal.entries.count
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.screen.contains("No matching command."))
    #expect(stage.session.journal.entries.count == entries)
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test(arguments: KeyMap.standard.bindings)
  func `every command is found by its title`(_ command: KeyMap.Binding) throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.press(":")
    stage.type(command.title)
    let place = try #require(stage.place(of: .overlayRow(0)))
    let row = stage.screen.split(separator: "\n", omittingEmptySubsequences: false)[place.y]
    #expect(row.contains(command.title))
  }

  @Test func `help lists every key with its explanation`() throws {
    let stage = try StagePlayer(width: 140, height: 100)
    stage.press("?")
    for binding in KeyMap.standard.bindings {
      let keys = binding.keys.map(\.label).joined(separator: " ")
      let line = stage.screen.split(separator: "\n").first {
        $0.contains("│ \(keys) ") && $0.contains(" \(binding.title) ")
      }
      #expect(line?.contains(binding.explanation) == true, "\(binding.command)")
    }
  }

  /// Two rooms are behind one key, and the ad in view decides which: see ``ServicesFlowTests``.
  @Test func `every command has a key, and only one key has two`() {
    let bindings = KeyMap.standard.bindings
    #expect(!bindings.contains { $0.keys.isEmpty || $0.title.isEmpty || $0.explanation.isEmpty })
    #expect(Set(bindings.map(\.command)).count == bindings.count)
    let commands = bindings.reduce(into: [Key: [StageCommand]]()) { commands, binding in
      for key in binding.keys { commands[key, default: []].append(binding.command) }
    }
    let shared = commands.filter { $0.value.count > 1 }
    #expect(shared == [Key("0"): [.room("arbiter"), .room("services")]])
    for (key, commands) in commands {
      #expect(KeyMap.standard.command(for: key) == commands.first)
    }
  }

  @Test func `help scrolls to its end and back without delay`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("?")
    let top = stage.screen
    for _ in 0..<40 { stage.press(.pageDown) }
    let end = stage.screen
    #expect(top.contains("Google and the ad network each count"))
    #expect(end.contains("the adapter could not show its ad."))
    stage.press(.up)
    #expect(stage.screen != end)
    for _ in 0..<40 { stage.press(.pageUp) }
    #expect(stage.screen == top)
  }

  @Test func `causes scroll to their end and back without delay, by key and by wheel`() throws {
    let stage = try StagePlayer(width: 80, height: 12)
    stage.press(.enter)
    let tap = try #require(stage.state.entries.last { $0.message == "tap" })
    stage.stage.overlay = OpenRoom(WhyRoom(entry: tap.number, scroll: 0))
    #expect(stage.screen.contains("tap callToAction"))
    for _ in 0..<40 { stage.press(.pageDown) }
    let end = stage.screen
    #expect(end.contains("nativeAdDidRecordClick"))
    stage.press(.up)
    #expect(stage.screen != end)
    for _ in 0..<20 { stage.mouse(.wheelDown, at: .zero) }
    #expect(stage.screen == end)
    stage.mouse(.wheelUp, at: .zero)
    #expect(stage.screen != end)
  }

  @Test func `themes are previewed, and Esc restores the old one`() throws {
    let stage = try StagePlayer(Scenario.storefront(), theme: "midnight")
    let before = stage.frame.canvas
    stage.press("t")
    stage.press(.down)
    #expect(stage.stage.theme == "daylight")
    stage.press(.escape)
    #expect(stage.stage.theme == "midnight")
    #expect(stage.frame.canvas == before)
    stage.press("t")
    stage.press(.up)
    stage.press(.enter)
    #expect(stage.stage.theme == "mono")
    #expect(stage.stage.overlay == nil)
  }

  @Test func `a filter shows the rows with its words, and Esc shows all`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.press("/")
    stage.type("COUNT imp")
    #expect(stage.stage.visibleEntries(stage.state).map(\.message) == ["impression", "impression"])
    #expect(stage.screen.contains("2 of "))
    stage.press(.enter)
    #expect(stage.stage.overlay == nil)
    #expect(stage.stage.trace.filter == "COUNT imp")
    stage.press("/")
    stage.press(.escape)
    #expect(stage.stage.visibleEntries(stage.state).count == stage.state.entries.count)
  }

  @Test func `a filter applies to new entries and after a restart`() throws {
    let stage = try StagePlayer()
    stage.press("/")
    stage.type("count impression")
    stage.press(.enter)
    #expect(stage.stage.visibleEntries(stage.state).isEmpty)
    stage.advance(.seconds(1))
    let rows = stage.stage.visibleEntries(stage.state).map(\.number)
    #expect(rows.count == 2)
    #expect(stage.state.matches?.places == rows.map { $0 - 1 })
    stage.restart(with: Session(try .storefront()))
    #expect(stage.stage.visibleEntries(stage.state).isEmpty)
    stage.advance(.seconds(1))
    #expect(stage.stage.visibleEntries(stage.state).map(\.number) == rows)
  }

  @Test func `Enter on a row of the trace opens its causes`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.press(.left)
    #expect(stage.stage.pane == .trace)
    stage.press("/")
    stage.type("count network")
    stage.press(.enter)
    stage.press(.enter)
    let counted = try #require(stage.state.entries.last { $0.message == "impression" })
    #expect(stage.screen.contains("Why #\(counted.number)"))
    #expect(stage.screen.contains("show feed"))
    #expect(stage.screen.contains("handlesUserImpressions = no"))
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test(arguments: [Size(width: 100, height: 30), Size(width: 60, height: 20)])
  func `the selected row of the trace is always visible`(size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    stage.advance(.seconds(1))
    stage.stage.pane = .trace
    let keys: [Key.Code] =
      Array(repeating: .up, count: 40) + Array(repeating: .down, count: 12)
      + [.pageUp, .pageDown, .pageDown, .home, .pageDown, .up]
    for key in keys {
      stage.press(key)
      let selected = try #require(stage.stage.trace.selected ?? stage.state.entries.last?.number)
      #expect(stage.place(of: .entry(selected)) != nil, "\(selected) after \(key)")
    }
  }

  @Test func `Home and End go to the ends of the trace, and End follows it again`() throws {
    let stage = try StagePlayer()
    stage.stage.pane = .trace
    stage.press(.home)
    #expect(stage.stage.trace.selected == 1)
    stage.press(.down)
    #expect(stage.stage.trace.selected == 2)
    stage.press(.end)
    #expect(stage.stage.trace.selected == nil)
    stage.advance(.seconds(1))
    #expect(stage.text(of: .trace).contains("paidEventHandler"))
  }
}

extension StagePlayer {
  /// The value in the last request to the network.
  fileprivate func asked(_ fact: String) -> Fields.Value? {
    state.entries.last { $0.message == "fetchAd(_:)" }?.data[fact]
  }
}
