import AdServing
import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What the rows of the trace say, and what is selected and lit in them.
@Suite(.serialized) @MainActor struct TraceFlowTests {
  /// A tap on the storefront's first ad, with the trace in focus.
  private func tapped(width: Int = 100, height: Int = 30) throws -> StagePlayer {
    let stage = try StagePlayer(width: width, height: height)
    stage.advance(.seconds(1))
    stage.press(.enter)
    stage.stage.pane = .trace
    return stage
  }

  private func row(_ number: Int, _ stage: StagePlayer) throws -> String {
    let row = stage.lines(of: .trace).first { $0.contains(" \(number) ") }
    return try #require(row, "#\(number) in\n\(stage.screen)")
  }

  // MARK: Names

  @Test func `an adapter and the object that it hands over are two, and views have names`() throws {
    let stage = try tapped(width: 280, height: 60)
    stage.stage.isZoomed = true
    let text = stage.text(of: .trace)
    for words in [
      "SampleCustomEvent.loadNativeAd", "completionHandler(ad, nil) = SampleCustomEventNativeAd",
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
    let rendered = try #require(stage.state.entries.last { $0.sense == .rendered })
    #expect(rendered.data["nonclickable"] == .list([]), "\(rendered.data)")
    let told = try #require(stage.state.entries.last { $0.sense == .clickTold })
    #expect(told.data["asset"] == "callToAction" && told.data["view"] == "UIButton")
  }

  // MARK: Moments

  @Test func `what the user did is the heading of what followed`() throws {
    let stage = try tapped(width: 100, height: 50)
    let lines = stage.lines(of: .trace)
    let heading = try #require(lines.firstIndex { $0.contains("you tapped Install") })
    #expect(lines[heading].contains("1.320 s"))
    #expect(lines[heading + 1].contains("tap callToAction"))
    #expect(!lines[heading + 1].contains("1.320"))
    #expect(lines[(heading + 1)...].allSatisfy { !$0.contains("1.320") })
  }

  @Test func `the time is there once per moment`() throws {
    let stage = try StagePlayer(width: 100, height: 60)
    stage.advance(.seconds(1))
    stage.stage.pane = .trace
    stage.stage.isZoomed = true
    let timers = stage.state.entries.filter { $0.kind == .timer }
    #expect(timers.count == 3)
    for timer in timers {
      let time = try #require([120: "0.120", 320: "0.320", 1320: "1.320"][timer.time.milliseconds])
      #expect(try row(timer.number, stage).contains(time))
      #expect(try !row(timer.number + 1, stage).contains(time))
    }
  }

  @Test func `headings are no rows to select`() throws {
    let stage = try tapped()
    var number = try #require(stage.state.entries.last).number
    while number > 1 {
      stage.press(.up)
      number -= 1
      #expect(stage.stage.trace.selected == number)
    }
  }

  @Test func `where rows are few, what the user did stays above the newest entries`() throws {
    let stage = try tapped(width: 80, height: 24)
    stage.stage.pane = .device
    let lines = stage.lines(of: .trace)
    #expect(lines.count == 5)
    #expect(
      lines[0].split(separator: " ") == ["user", "app", "Google", "adapter", "network"])
    #expect(lines[1].contains("1.320 s  you tapped Install"))
    let last = try #require(stage.state.entries.last).number
    for (line, number) in zip(lines.dropFirst(2), (last - 2)...last) {
      #expect(line.contains(" \(number) "))
    }
  }

  @Test func `what the user did a moment ago is no heading of what a timer brings`() throws {
    let stage = try tapped(width: 80, height: 24)
    stage.press(.escape)
    stage.stage.pane = .device
    stage.press("r")
    stage.advance(.milliseconds(150))
    #expect(!stage.text(of: .trace).contains("you "))
  }

  @Test func `where entries are read, no heading takes the place of one`() throws {
    let stage = try tapped(width: 80, height: 24)
    stage.press(.up)
    #expect(!stage.text(of: .trace).contains("you tapped"))
  }

  // MARK: Details

  @Test(arguments: [(80, 24), (100, 30), (160, 50)])
  func `the selected row shows its arguments and its cause`(width: Int, height: Int) throws {
    let stage = try tapped(width: width, height: height)
    let told = try #require(stage.state.entries.first { $0.message.hasPrefix("didRecordClickOn") })
    stage.stage.trace.selected = told.number
    let detail = stage.text(of: .trace)
    #expect(detail.contains("#\(told.number) didRecordClickOnAsset(with:view:viewController:)"))
    #expect(detail.contains("Google → adapter"))
    guard width > 80 else { return }
    #expect(detail.contains("because of #\(told.cause ?? 0) tap callToAction"))
    #expect(detail.contains("asset: callToAction"))
  }

  @Test func `a recorded journal shows them, too`() throws {
    let stage = try JournalPlayer()
    let entries = try stage.journal.entries()
    let answer = try #require(entries.first { $0.message == "handlesUserClicks()" })
    stage.stage.trace.selected = answer.number
    let text = stage.text(of: .trace)
    #expect(text.contains("#\(answer.number) handlesUserClicks() Google → adapter"))
    #expect(text.contains("because of #\(answer.cause ?? 0) completionHandler"))
    #expect(text.contains("answer: no"))
  }

  @Test func `without the focus no row is spent on details`() throws {
    let stage = try tapped()
    #expect(stage.text(of: .trace).contains("because of"))
    stage.stage.pane = .device
    #expect(!stage.text(of: .trace).contains("because of"))
  }

  // MARK: Matches

  @Test func `while a filter is on, n and N are its matches, whatever has the focus`() throws {
    let stage = try tapped()
    stage.type("/click")
    stage.press(.enter)
    let matches = stage.stage.visibleEntries(stage.state).map(\.number)
    try #require(matches.count > 2)
    stage.stage.pane = .device
    let focus = stage.stage.focus
    stage.press("n")
    #expect(stage.stage.trace.selected == matches[0])
    #expect(stage.stage.pane == .trace && stage.stage.focus == focus)
    stage.press("n")
    #expect(stage.stage.trace.selected == matches[1])
    stage.type("NN")
    // The newest match is followed, not selected.
    #expect(stage.stage.trace.selected == nil)
    stage.press("N")
    #expect(stage.stage.trace.selected == matches[matches.count - 2])
  }

  @Test func `without a filter there are no matches to go to`() throws {
    let stage = try tapped()
    stage.press("N")
    #expect(stage.screen.contains("No filter is on; / sets one."))
  }

  // MARK: What got lost

  /// The rows of a tap whose click is lost, all on screen.
  private func tappedAndLost(isSeenByNetwork: Bool) throws -> [String] {
    let stage = try StagePlayer(width: 100, height: 60)
    if isSeenByNetwork { stage.press("u") }
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    return stage.lines(of: .trace)
  }

  @Test func `Google's lost call does not arrive at the adapter`() throws {
    let rows = try tappedAndLost(isSeenByNetwork: false)
    let call = try #require(rows.first { $0.contains("didRecordClickOnAsset") })
    #expect(call.contains("╳") && !call.contains("▶"), "\(call)")
    let note = try #require(rows.first { $0.contains("lost on the way") })
    #expect(note.contains("○") && !note.contains("╳"), "\(note)")
  }

  @Test func `an adapter's lost report does not arrive at Google`() throws {
    let rows = try tappedAndLost(isSeenByNetwork: true)
    let report = try #require(rows.first { $0.contains("reportClick()") })
    #expect(report.contains("╳") && !report.contains("◀"), "\(report)")
  }

  // MARK: Without colours

  @Test func `letters say who speaks where there are no colours`() throws {
    let stage = try tapped()
    let told = try #require(stage.state.entries.first { $0.message.hasPrefix("didRecordClickOn") })
    #expect(try row(told.number, stage).contains("G didRecordClickOnAsset"))
    #expect(try row(told.number + 1, stage).contains("A handleClick"))
    stage.stage.theme = "midnight"
    #expect(try !row(told.number, stage).contains("G didRecordClickOnAsset"))
  }

  // MARK: Proof

  /// A journal with a click that was lost, and its broken rule.
  private func lost() throws -> (stage: JournalPlayer, finding: Entry, proof: [Int]) {
    let stage = try JournalPlayer()
    try stage.read(percent: 100)
    let finding = try stage.finding("click-not-passed-on")
    guard case .finding(_, _, let proof) = finding.kind else { return (stage, finding, []) }
    try #require(proof.count > 1)
    return (stage, finding, proof)
  }

  private func marked(_ stage: JournalPlayer) -> [Int] {
    stage.lines(of: .trace).compactMap { line in
      line.firstRange(of: "‼").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
  }

  @Test func `Enter on a broken rule goes to the rows that prove it and lights them`() throws {
    let (stage, finding, proof) = try lost()
    stage.press("4")
    stage.press(.home)
    #expect(stage.state.ledgers.findings.first?.entry == finding.number)
    #expect(stage.screen.contains("⏎ proof"))
    stage.press(.enter)
    #expect(stage.stage.pane == .trace)
    #expect(stage.stage.trace.selected == proof[0])
    #expect(marked(stage) == proof)
  }

  @Test func `Enter on its row in the trace does, too, and then shows causes`() throws {
    let (stage, finding, proof) = try lost()
    stage.stage.trace.selected = finding.number
    #expect(stage.screen.contains("⏎ proof"))
    stage.press(.enter)
    #expect(marked(stage) == proof)
    #expect(stage.screen.contains("⏎ why"))
    stage.press(.enter)
    #expect(stage.stage.overlay == OpenRoom(WhyRoom(entry: proof[0])))
  }

  @Test func `the proof stays lit from one of its rows to the next`() throws {
    let (stage, finding, proof) = try lost()
    stage.stage.trace.selected = finding.number
    stage.press(.enter)
    for number in proof.dropFirst() {
      stage.stage.trace.selected = number
      #expect(marked(stage) == proof)
    }
    stage.press(.home)
    #expect(stage.stage.trace.lit == [])
    stage.stage.trace.selected = proof[0]
    #expect(marked(stage) == [])
  }

  @Test func `Esc puts the lit rows out and moves nothing`() throws {
    let (stage, finding, proof) = try lost()
    stage.stage.trace.selected = finding.number
    stage.press(.enter)
    stage.press(.escape)
    #expect(marked(stage) == [])
    #expect(stage.stage.trace.selected == proof[0])
  }

  @Test func `a filter that would hide the proof is cleared`() throws {
    let (stage, finding, proof) = try lost()
    stage.stage.trace.filter = "broken rule"
    stage.find("broken rule", try stage.places(for: "broken rule"))
    stage.stage.trace.selected = finding.number
    stage.press(.enter)
    #expect(stage.stage.trace.filter == "")
    #expect(stage.wishes.last == .find(""))
    #expect(marked(stage) == proof)
  }

  @Test func `a second click on a broken rule shows its proof`() throws {
    let stage = StagePlayer(try .inLibrary("storefront"))
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.press("4")
    let finding = try #require(stage.state.ledgers.findings.last)
    stage.stage.pane = .trace
    stage.click(.row(0))
    #expect(stage.stage.pane == .ledgers)
    stage.click(.row(0))
    #expect(stage.stage.pane == .trace)
    #expect(stage.stage.trace.lit == finding.proof)
  }

  @Test func `a filter finds broken rules by that name`() throws {
    let stage = try JournalPlayer()
    let rules = try stage.journal.entries().filter {
      if case .finding = $0.kind { true } else { false }
    }
    #expect(rules.count > 1)
    #expect(try stage.places(for: "broken rule") == rules.map { $0.number - 1 })
  }

  @Test func `at 160×50 the names of a tap are whole`() throws {
    let stage = try StagePlayer(width: 160, height: 50)
    stage.stage.theme = "midnight"
    stage.advance(.seconds(2))
    stage.press(.enter)
    let trace = stage.lines(of: .trace)
    #expect(trace.contains { $0.contains(" nativeAdDidRecordImpression ") }, "\(stage.screen)")
    #expect(trace.contains { $0.contains(" nativeAdWillPresentScreen ") }, "\(stage.screen)")
    #expect(!trace.contains { $0.contains("…") }, "\(stage.screen)")
  }

  @Test func `what was forced or switched is told in words`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(2))
    stage.force(.fault(.dropsClicks))
    #expect(stage.text(of: .trace).contains("you made Sample SDK lose the click"))
    stage.force(.nothing)
    #expect(stage.text(of: .trace).contains("you took the fault off Sample SDK"), "\(stage.screen)")
    stage.press("u")
    #expect(stage.text(of: .trace).contains("you let Sample SDK see clicks"))
    stage.press("u")
    #expect(stage.text(of: .trace).contains("you let Google see clicks"), "\(stage.screen)")
  }

  @Test func `the details of a lost call name the fault in words, and its id behind them`() throws {
    let stage = try StagePlayer(width: 200, height: 60)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    let lost = try #require(
      stage.state.entries.last { $0.sense == .crossingLost }?.number)
    stage.stage.pane = .trace
    stage.stage.trace.selected = lost
    #expect(stage.screen.contains("fault: lose the click (dropsClicks)"), "\(stage.screen)")
  }

  @Test func `a close that finds nothing to close is told as one in vain`() throws {
    let stage = try StagePlayer(unit: "break", width: 120, height: 40)
    stage.advance(.seconds(2))
    stage.press(.escape)
    stage.force(.showing(.sticks))
    stage.advance(.seconds(2))
    #expect(stage.state.device.isCovered)
    stage.press(.escape)
    #expect(
      stage.text(of: .trace).contains("you tried to close it; there was no way to"),
      "\(stage.screen)")
    #expect(!stage.text(of: .trace).contains("you tapped Close"))
  }
}
