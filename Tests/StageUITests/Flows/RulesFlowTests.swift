import AdServing
import Catalogue
import Contract
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Simulation
import Testing

/// The room of rules: what was broken, what held, and what was not yet seen.
@Suite(.serialized) @MainActor struct RulesFlowTests {
  private func summary(_ ledgers: Ledgers) -> String {
    let standings = ledgers.standings
    return "\(standings.brokenCount) broken · \(standings.held.count) held · "
      + "\(standings.notYetSeen.count) not seen"
  }

  /// A stage on which a click got lost.
  private func lost(width: Int = 120, height: Int = 40) throws -> StagePlayer {
    let stage = try StagePlayer(width: width, height: height)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    return stage
  }

  @Test func `what is only worth knowing is called a note, not broken`() throws {
    let stage = StagePlayer(
      try .inLibrary("looks-under-another-name"), size: Size(width: 120, height: 40))
    #expect(stage.screen.contains("1 note") && !stage.screen.contains("broken"))
    stage.press("4")
    #expect(stage.screen.contains("0 broken · 1 note · "))
  }

  @Test(arguments: [120, 70])
  func `the title counts all rules`(width: Int) throws {
    let stage = try lost(width: width)
    stage.press("4")
    let standings = stage.state.ledgers.standings
    #expect(standings.brokenCount == 1)
    #expect(!standings.held.isEmpty)
    #expect(stage.screen.contains(summary(stage.state.ledgers)))
  }

  @Test func `after what was broken come the rules that held, then those not yet seen`() throws {
    let stage = try lost()
    stage.press("4")
    let standings = stage.state.ledgers.standings
    let held = try #require(standings.held.first)
    stage.press(.down)
    #expect(stage.text(of: .ledgers).contains(held.id))
    #expect(stage.text(of: .ledgers).contains("Held: "))
    stage.press(.end)
    let unseen = try #require(standings.notYetSeen.last)
    #expect(stage.text(of: .ledgers).contains("Not yet seen: "))
    #expect(stage.text(of: .ledgers).contains(unseen.id))
    #expect(!stage.screen.contains("⏎ proof"))
    stage.press(.home)
    #expect(stage.screen.contains("⏎ proof"))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 100, height: 30)])
  func `a narrow room says once how many are broken, and cuts no rule`(_ size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    stage.advance(.seconds(2))
    stage.press("4")
    #expect(stage.screen.ranges(of: "0 broken").count == 1)
    #expect(!stage.screen.contains("No rule is broken"))
    let rules = stage.state.ledgers.standings.held.map(\.sentence)
    for key in [Key(.home)] + Array(repeating: Key(.down), count: 12) {
      stage.press(key)
      #expect(!stage.text(of: .ledgers).contains("…"), "\(stage.screen)")
    }
    stage.press(.home)
    #expect(stage.text(of: .ledgers).contains(rules[0]))
    #expect(stage.place(of: .row(0)) != nil)
  }

  @Test func `what the trace is filtered by is gone through from the rules, too`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(2))
    stage.press("/")
    stage.type("adLoader")
    stage.press(.enter)
    stage.press("4")
    #expect(stage.stage.pane == .ledgers)
    stage.press("N")
    let found = try #require(stage.stage.trace.selected)
    #expect(stage.state.entries.first { $0.number == found }?.message.contains("adLoader") == true)
    #expect(stage.screen.contains("Esc clear filter"), "\(stage.screen)")
    stage.press(.escape)
    #expect(stage.stage.trace.filter == "")
  }

  @Test func `Esc makes a large room small before it closes it`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(2))
    for key in [Key("4"), Key("z"), Key(.escape)] { stage.press(key) }
    #expect(!stage.stage.isZoomed)
    #expect(stage.text(of: .ledgers).contains("held"))
    stage.press(.escape)
    #expect(stage.screen.contains("Who counted?"))
  }

  @Test func `where rows are few the list keeps four, and what matters least is left out`() throws {
    let stage = try lost(width: 120)
    stage.press("4")
    stage.stage.size = Size(width: 100, height: 30)
    let said = stage.text(of: .ledgers)
    let blank = try #require(stage.lines(of: .ledgers).firstIndex { $0.isEmpty })
    #expect(blank >= 4)
    #expect(said.contains("✓ Not the case: "))
    #expect(stage.screen.contains("1 broken"))
    #expect(said.contains("Forced: "))
    #expect(said.contains("press ⏎ to see it"))
    #expect(!said.contains("Source: "))
  }

  @Test func `in a low window that is wide enough the rules stand beside the counts`() throws {
    let stage = try StagePlayer(width: 160, height: 28)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.press("4")
    #expect(stage.screen.contains("Who counted?"))
    #expect(stage.screen.contains("Forced: lose the click"))
    #expect(stage.screen.contains(summary(stage.state.ledgers)))
  }

  @Test func `a selected rule stays selected when another one is broken`() throws {
    let stage = try lost()
    let held = try #require(
      stage.state.ledgers.standings.held.first { $0.id == "headline-missing" })
    stage.press("4")
    while !stage.text(of: .ledgers).contains(" headline-missing ") { stage.press(.down) }
    stage.force(.fault(.dropsImpressions))
    stage.advance(.seconds(9))
    #expect(stage.text(of: .ledgers).contains(" \(held.id) "))
  }

  @Test func `a journal that is only looked at counts them as far as it was read`() throws {
    let stage = try JournalPlayer(width: 120, height: 40)
    stage.press("4")
    #expect(stage.screen.contains("0 broken · 0 held · \(Rulebook.all.count) not"))
    try stage.read(percent: 100)
    #expect(stage.state.ledgers.standings.brokenCount > 1)
    #expect(stage.screen.contains(summary(stage.state.ledgers)))
  }

  @Test(arguments: [Size(width: 160, height: 50), Size(width: 200, height: 60)])
  func `the room that is open fills its column`(_ size: Size) throws {
    let stage = try lost(width: size.width, height: size.height)
    #expect(stage.screen.contains("5 Life of the ad"))
    stage.press("4")
    #expect(!stage.screen.contains("5 Life of the ad"))
    let rule = try #require(Rulebook.rule("click-not-passed-on"))
    let said = stage.text(of: .ledgers)
    for text in [rule.sentence, rule.why, "Proof: ", rule.source, rule.id] {
      #expect(said.contains(text), "\(text)\n\(stage.screen)")
    }
    stage.press("1")
    #expect(stage.screen.contains("5 Life of the ad"))
  }

  @Test func `a fix of one line is said as code, and what was forced is no fix`() throws {
    let stage = StagePlayer(
      try .inLibrary("never-reports-clicks"), size: Size(width: 160, height: 50))
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.press("4")
    #expect(stage.screen.contains("Fix: Call reportClick() when the network says"))
    #expect(stage.screen.contains(" delegate?.reportClick()"), "\(stage.screen)")
    let forced = try lost(width: 160, height: 50)
    forced.press("4")
    #expect(
      forced.text(of: .ledgers).contains("Forced: lose the click. The adapter is not to blame."))
    #expect(!forced.screen.contains("Fix:"))
  }

  @Test func `the rules are searched while they have the focus`() throws {
    let stage = try lost(width: 160, height: 50)
    stage.press("4")
    stage.press("/")
    stage.type("video")
    stage.press(.enter)
    let found = Rulebook.all.filter {
      "\($0.id) \($0.sentence) \($0.why) \($0.fix)".contains(/\b[Vv]ideo|Video/)
    }
    #expect(found.count > 3)
    #expect(stage.screen.contains("/video · \(found.count)"), "\(stage.screen)")
    #expect(!stage.text(of: .ledgers).contains("click-not-passed-on"))
    // The trace is as it was.
    #expect(stage.stage.trace.filter == "")
    stage.press("n")
    let first = stage.screen
    stage.press("n")
    #expect(stage.screen != first)
    stage.press("N")
    #expect(stage.screen == first)
    stage.press("/")
    stage.type(" xyzzy")
    #expect(stage.screen.contains(HelpText.nothingFound))
    stage.press(.escape)
    #expect(!stage.screen.contains(HelpText.nothingFound))
    #expect(stage.screen.contains(summary(stage.state.ledgers)))
  }
}
