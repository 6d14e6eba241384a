import AdServing
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import StrangeAdapters
import Testing
import Theming

/// Who saw and who was told, for all that can become of an event.
@Suite(.serialized) @MainActor struct WhoSawFlowTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let scenario: String
    let rows: [String]
    var testDescription: String { scenario }

    init(_ scenario: String, _ rows: String...) {
      self.scenario = scenario
      self.rows = rows
    }
  }

  nonisolated static let cases = [
    Case("covers-the-icon", "impression 1 ════════▶ 1", "saw it was told", "agree ✓"),
    Case("reports-clicks-at-the-end", "click 1 ◀════════ 1 was told saw it"),
    Case("waits-in-silence", "click 0 ┄┄┄┄┄┄┄┄┄ 0"),
    Case("counts-stars-in-percent", "click 0 ┄┄┄┄┄┄┄┄▷ 0"),
    Case("serves-it-stale", "click 0 ◁┄┄┄┄┄┄┄┄ 0"),
    Case("forgets-the-view", "impression 0 ┄┄┄┄┄┄┄┄┄ 0 nobody", "click 0 ┄┄┄┄┄┄┄┄┄ 0 nobody"),
    Case("never-reports-clicks", "click 0 ╳══════ 1 +1 never told saw it", "differ ✗", "4 why"),
    Case(
      "knows-one-path-only", "click 1 ══════╳ 0 −1", "differ ✗", "clicks [Google] Serving decides",
      "Fix: "),
    Case("passes-clicks-on-twice", "click 1 ═══════▶▶ 2 +1 saw it too many"),
    Case("reports-clicks-twice", "click 2 ◀◀═══════ 1 −1 too many saw it"),
    Case("passes-impressions-on-twice", "impression 1 ════════▶ 1 twice"),
    Case("echoes-clicks", "click 1 ════════▶ 1 ↩ echo saw it was told"),
    Case("forgets-its-flags", "click 0 ═════▶ 1 +1 saw none counted", "differ ✗"),
  ]

  @Test func `what a slow wire holds is still to come, and no difference`() throws {
    let stage = StagePlayer(
      try .inLibrary("save-the-late-reward"), size: Size(width: 80, height: 24))
    stage.advance(.seconds(6))
    #expect(stage.text(of: .ledgers).contains("reward 0 ◁┄┄┄┄┄┄┄┄ 1"))
    #expect(!stage.screen.contains("differ"))
    #expect(stage.screen.contains("report to Google is held"))
    stage.advance(.seconds(10))
    #expect(stage.text(of: .ledgers).contains("reward 1 ◀════════ 1"))
    #expect(stage.screen.contains("agree ✓"))
  }

  @Test func `what was tried in a future that was given up was not tried`() throws {
    let stage = try StagePlayer(width: 100, height: 30)
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.press(.escape)
    stage.press("u")
    stage.advance(.seconds(2))
    stage.press(.enter)
    #expect(stage.text(of: .ledgers).contains("2 of 4 ways tried · next: Esc"))
    for _ in 0..<4 { stage.press("<") }
    stage.press("i")
    #expect(stage.text(of: .ledgers).contains("0 of 4 ways tried"))
  }

  @Test(arguments: cases)
  func `the arrow goes from who saw it to who was told`(_ test: Case) throws {
    let stage = try played(test.scenario)
    let text = stage.text(of: .ledgers) + " " + stage.screen
    for row in test.rows { #expect(text.contains(row), "\(stage.screen)") }
  }

  @Test func `a flag that is changed behind a page is said, since the counts stay those of its ad`()
    throws
  {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(2))
    stage.press(.enter)
    #expect(stage.state.device.isCovered)
    stage.press("u")
    #expect(stage.screen.contains("The network sees the clicks of the next ad"), "\(stage.screen)")
    stage.press("U")
    #expect(stage.screen.contains("The network sees the impressions of the next ad"))
    stage.press("u")
    #expect(stage.screen.contains("Google sees the clicks of the next ad"))
    #expect(stage.text(of: .ledgers).contains("clicks [Google] Sample SDK"))
    stage.press(.escape)
    #expect(!stage.screen.contains("of the next ad"))
  }

  @Test(arguments: [72, 76, 79])
  func `in a narrow window initials stand for the sides, and nothing runs into anything`(
    _ width: Int
  ) throws {
    let stage = StagePlayer(
      ScriptRun.play(Session(try .inLibrary("knows-one-path-only"))).session,
      size: Size(width: width, height: 24))
    let counts = stage.text(of: .ledgers)
    #expect(counts.contains("G N impression"), "\(counts)")
    #expect(counts.contains("Who sees?") && counts.contains("[G] Serving"), "\(counts)")
    #expect(!counts.contains("…"), "\(counts)")
  }

  @Test
  func `only what says that the counts differ, and the wrong row, are in the colour of alarm`()
    throws
  {
    let stage = try StagePlayer(width: 100, height: 30)
    stage.stage.theme = "midnight"
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    let pane = try #require(stage.frame.regions.first { $0.target == .pane(.ledgers) }).rect
    let (canvas, alarm) = (stage.frame.canvas, stage.theme.alarm.foreground)
    let alarmed = (pane.y..<pane.maxY).filter { y in
      (pane.x..<pane.maxX).contains { canvas[$0, y].style.foreground == alarm }
    }
    let rows = stage.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(" click ") && $0.contains("−1") })
    #expect(alarmed == [pane.y, row])
  }

  @Test func `agreement has a colour of its own, and says what held where there is room`() throws {
    let stage = try StagePlayer(width: 160, height: 50)
    stage.stage.theme = "midnight"
    stage.advance(.seconds(2))
    stage.press(.enter)
    #expect(stage.text(of: .ledgers).contains("✓ Both sides count the same."), "\(stage.screen)")
    #expect(stage.text(of: .ledgers).contains("rules held, none is broken."))
    let pane = try #require(stage.frame.regions.first { $0.target == .pane(.ledgers) }).rect
    let title = (pane.x..<pane.maxX).filter { x in
      stage.frame.canvas[x, pane.y].glyph.text == "✓"
    }
    #expect(title.count == 1)
    #expect(stage.frame.canvas[title[0], pane.y].style.foreground == stage.theme.accent.foreground)
    stage.press(.escape)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    #expect(!stage.text(of: .ledgers).contains("Both sides count the same"))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 160, height: 50)])
  func `a tap that opens nothing says why`(_ size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    #expect(!stage.screen.contains("No page"))
    stage.press(.enter)
    #expect(!stage.state.device.isCovered)
    #expect(stage.screen.contains("No page: the network was not told."), "\(stage.screen)")
    stage.press("u")
    stage.advance(.seconds(2))
    stage.press(.enter)
    // The network sees the tap itself, and opens the page.
    #expect(stage.state.device.isCovered && !stage.screen.contains("No page"))
  }

  @Test func `names stand under names, and words under the counts never touch`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.press("u")
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    let lines = stage.lines(of: .ledgers)
    func column(_ text: String, _ line: String) throws -> Int {
      let range = try #require(line.firstRange(of: text), "\(stage.screen)")
      return line.distance(from: line.startIndex, to: range.lowerBound)
    }
    let names = try #require(lines.first)
    let clicks = try #require(lines.first { $0.contains("clicks ") })
    for name in ["Google", "Sample SDK"] {
      let (over, under) = (try column(name, names), try column(name, clicks))
      #expect(over == under, "\(stage.screen)")
    }
    #expect(lines.contains { $0.contains("never told  saw it") }, "\(stage.screen)")
  }

  @Test func `a long name of a network is whole, in the title and in the switch`() throws {
    let content = try #require(ScenarioLibrary.content(of: "google-tracks"))
    let text = String(decoding: content, as: UTF8.self)
      .replacing("Sample SDK", with: "Orbit Network")
    let stage = StagePlayer(
      try Scenario(reading: Array(text.utf8)), size: Size(width: 80, height: 24))
    stage.advance(.seconds(2))
    let counts = stage.text(of: .ledgers)
    #expect(counts.contains("Google Orbit Network"), "\(stage.screen)")
    #expect(counts.contains("clicks [Google] Orbit Network"), "\(stage.screen)")
    stage.press("u")
    stage.advance(.seconds(2))
    #expect(stage.text(of: .ledgers).contains("clicks Google [Orbit Network]"), "\(stage.screen)")
  }

  /// A network whose ledger is unknown.
  @Test(arguments: [
    (false, "impression 1 ═════┄┄┄┄ ?"), (true, "impression 1 ◀════┄┄┄┄ ?"),
  ])
  func `what the network does not count is a question mark, and nothing agrees`(
    _ isNetworks: Bool, _ row: String
  ) throws {
    let text = """
      {"title": "Silent", "adUnits": [{"id": "u", "format": "native", "lines": [{
        "label": "Quiet", "parameter": "silent", "class": "StrangeAdapters.BookedCustomEvent",
        "flags": {"handlesUserClicks": \(isNetworks), "handlesUserImpressions": \(isNetworks)}
      }]}]}
      """
    let stage = StagePlayer(
      try Scenario(reading: Array(text.utf8)), size: Size(width: 80, height: 24))
    stage.advance(.seconds(2))
    #expect(stage.text(of: .ledgers).contains(row))
    #expect(!stage.screen.contains("agree"))
    #expect(!stage.screen.contains("differ"))
  }

  private func played(_ name: String) throws -> StagePlayer {
    let content = try #require(ScenarioLibrary.content(of: name))
    let session = ScriptRun.play(Session(try Scenario(reading: content))).session
    return StagePlayer(session, size: Size(width: 80, height: 24))
  }
}
