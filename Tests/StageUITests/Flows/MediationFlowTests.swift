import Catalogue
import Scenarios
import Playing
import Observing
import Screen
import Simulation
import StageUI
import Testing

/// The mediation room, which says why one line filled and not another.
@Suite(.serialized) @MainActor struct MediationFlowTests {
  private func player(_ width: Int = 120, _ height: Int = 40) throws -> StagePlayer {
    let stage = StagePlayer(
      try .inLibrary("five-ways-to-fail"), size: Size(width: width, height: height))
    stage.advance(.seconds(8))
    stage.press("3")
    return stage
  }

  private func labels(_ stage: StagePlayer) -> [String] { stage.state.lines.map(\.label) }

  @Test func `e asks at once for the parameter of the ad's line, wherever one is`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    let line = try #require(stage.ad?.line)
    stage.press("e")
    #expect(stage.screen.contains("parameter of \(line)"))
    #expect(stage.text(of: .ledgers).contains(line))
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test func `Tab goes through the three fields of AdMob, and each can be changed`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    stage.press("3")
    let line = try #require(stage.ad?.line)
    let said = stage.text(of: .ledgers)
    for words in [
      "Class Name SampleAdapter.SampleCustomEvent: Google makes an object of it.",
      "Label \(line): it is just for you and appears in AdMob only.",
      "goes to the class; most often the network's ad unit.",
    ] {
      #expect(said.contains(words), "\(words) in \(said)")
    }
    stage.press("e")
    #expect(stage.screen.contains("parameter of \(line)"))
    stage.press(.tab)
    #expect(stage.screen.contains("Class Name of \(line): SampleAdapter.SampleCustomEvent"))
    for _ in "SampleCustomEvent" { stage.press(.backspace) }
    stage.type("NoSuchEvent")
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.text(of: .ledgers).contains("the app has no such class"), "\(stage.screen)")
    stage.press("e")
    stage.press(.tab)
    stage.press(.tab)
    #expect(stage.screen.contains("Label of \(line): \(line)"))
    for _ in line { stage.press(.backspace) }
    stage.press(.enter)
    #expect(stage.screen.contains("This cannot be empty."))
    stage.type("Mine")
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.state.lines.contains { $0.label == "Mine" })
    #expect(stage.text(of: .ledgers).contains("Mine"))
  }

  @Test func `v sets what else the adapter reads, and key= takes it away`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    let line = try #require(stage.ad?.line)
    stage.press("v")
    #expect(stage.screen.contains("setting of \(line), key=value"))
    stage.type("profile_id")
    stage.press(.enter)
    #expect(stage.screen.contains("\"profile_id\" is no setting. Write key=value"))
    stage.type("=42")
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.text(of: .ledgers).contains("settings: profile_id = 42"))
    let asked = stage.state.entries.last { $0.sense == .lineAsked }
    #expect(asked?.data["settings"] == .fields(["profile_id": "42"]))
    stage.press("v")
    stage.type("profile_id=")
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(!stage.text(of: .ledgers).contains("profile_id"))
    #expect(stage.state.entries.last { $0.sense == .lineAsked }?.data["settings"] == nil)
  }

  @Test func `each line has its state, and the selected one its reason`() throws {
    let stage = try player()
    for (up, sentence) in [
      (0, "It filled after 700 ms: it won, as the first line with an ad."),
      (1, "It timed out after 2,000 ms; its answer came after"),
      (1, "It timed out: no answer in 2,000 ms."),
      (1, "It failed after 400 ms: network error (its server"),
      (1, "It is switched off, so it is skipped."),
      (1, "It was not asked: the app has no such class."),
      (1, "It failed after 150 ms: no fill (the network has no ad). "),
    ] {
      for _ in 0..<up { stage.press(.up) }
      #expect(stage.text(of: .ledgers).contains(sentence))
    }
    let said = stage.text(of: .ledgers)
    #expect(said.contains("ResponseInfo: 150 ms, error com.google.customevent"))
    for word in ["failed", "no class", "off", "timed out", "too late", "filled"] {
      #expect(said.contains(" \(word) "))
    }
    stage.press("1")
    #expect(stage.text(of: .ledgers).contains("impressions"))
  }

  private static let want = "asked for `parameter`, which the line does not have"

  @Test func `a line whose adapter missed a setting says which one`() throws {
    let stage = StagePlayer(try .inLibrary("wrong-settings"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(3))
    stage.press("3")
    // The reason in the tree goes on in the next row.
    let tree = stage.text(of: .ledgers).replacing("│ ", with: "")
    #expect(tree.contains(" \(Self.want)"))
    stage.press(.up)
    stage.press(.up)
    #expect(stage.text(of: .ledgers).contains("It \(Self.want)."))
  }

  @Test func `so do the counts of a load that found no ad`() throws {
    var scenario = try Scenario.inLibrary("wrong-settings")
    scenario.adUnits[0].lines = [scenario.adUnits[0].lines[1]]
    let stage = StagePlayer(scenario, size: Size(width: 120, height: 40))
    stage.advance(.seconds(3))
    let said = stage.text(of: .ledgers)
    #expect(said.contains("It asked for `parameter`"), "\(said)")
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 160, height: 50)])
  func `a key for a line acts at once on the ad's line, and shows the lines`(_ size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    stage.advance(.seconds(2))
    #expect(stage.stage.room.card.name == "stage")
    stage.press("d")
    #expect(stage.state.lines.map(\.isEnabled) == [true, false])
    #expect(stage.stage.room.card.name == "mediation" && stage.stage.pane == .ledgers)
    stage.press("d")
    stage.press("[")
    #expect(stage.state.lines.map(\.label) == ["Sample SDK", "House"])
    #expect(!stage.screen.contains("Choose a line"))
  }

  @Test func `an error is told by its meaning, and the adapter's own words are its own`() throws {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.advance(.seconds(2))
    stage.press("3")
    stage.press(.up)
    let lines = stage.lines(of: .ledgers)
    #expect(!lines.contains { $0.contains("Its adapter's error") })
    #expect(lines.contains { $0.contains("network has no ad).") })
    let large = try StagePlayer(width: 160, height: 50)
    large.advance(.seconds(2))
    large.press("3")
    large.press(.up)
    large.press("z")
    #expect(large.screen.contains("Its adapter's error: \""), "\(large.screen)")
  }

  @Test(arguments: [("[", "]"), ("K", "J")])
  func `moving a line keeps it selected and reloads the ad`(
    _ up: Character, _ down: Character
  ) throws {
    let stage = try player()
    let before = labels(stage)
    stage.press(up)
    #expect(labels(stage).suffix(2) == ["Sample SDK", "Too late"])
    for _ in 0..<8 { stage.press(up) }
    #expect(labels(stage).first == "Sample SDK")
    #expect(stage.stage.lineInRoom == 0)
    stage.advance(.seconds(2))
    #expect(stage.session.ledgers.waterfalls["feed"]?.lines.first?.word == "filled")
    for _ in 0..<8 { stage.press(down) }
    #expect(labels(stage) == before)
  }

  @Test func `a line is switched on and off, and the change is in the journal`() throws {
    let stage = try player()
    for _ in 0..<4 { stage.press(.up) }
    stage.press("d")
    stage.advance(.seconds(2))
    #expect(stage.state.lines[2].isEnabled)
    #expect(stage.ad?.line == "Closed")
    let entry = try #require(stage.state.entries.last { $0.message == "set" })
    #expect(entry.data.bool("enabled") == true)
    stage.press("d")
    stage.advance(.seconds(8))
    #expect(stage.ad?.line == "Sample SDK")
    #expect(stage.session.ledgers.waterfalls["feed"]?.lines[2].word == "off")
  }

  @Test func `the parameter is edited in the footer, and Esc keeps the old one`() throws {
    let stage = try player()
    stage.press("e")
    #expect(stage.screen.contains("parameter of Sample SDK: tea-1"))
    stage.press(.backspace)
    stage.type("q")
    stage.press(.escape)
    #expect(stage.state.lines[6].parameter == "tea-1")
    #expect(!stage.hasQuit)
    stage.press("e")
    stage.press(.backspace)
    stage.type("2")
    stage.press(.enter)
    stage.advance(.seconds(8))
    #expect(stage.state.lines[6].parameter == "tea-2")
    #expect(stage.text(of: .ledgers).contains("parameter tea-2"))
    let asked = try #require(stage.state.entries.last { $0.message == "fetchAd(_:)" })
    #expect(asked.data.string("adUnitID") == "tea-2")
  }

  @Test func `the latency is edited in the footer, and what is no length of time is refused`()
    throws
  {
    let stage = try player()
    stage.press("E")
    #expect(stage.screen.contains("latency of Sample SDK: 700ms"))
    for _ in 0..<5 { stage.press(.backspace) }
    stage.type("soon")
    stage.press(.enter)
    #expect(stage.screen.contains("\"soon\" is no length of time. Write 200ms or 1.5s."))
    #expect(stage.screen.contains("latency of Sample SDK: soon"))
    for _ in 0..<4 { stage.press(.backspace) }
    stage.type("1.5s")
    stage.press(.enter)
    stage.advance(.seconds(9))
    #expect(stage.state.lines[6].latency == .milliseconds(1500))
    #expect(stage.text(of: .ledgers).contains("It filled after 1,500 ms"))
  }

  @Test func `the eCPM is edited in the footer, and what is no amount is refused`() throws {
    let stage = try player()
    stage.press("$")
    #expect(stage.screen.contains("eCPM of Sample SDK: "))
    for _ in 0..<12 { stage.press(.backspace) }
    stage.type("much")
    stage.press(.enter)
    #expect(stage.screen.contains("\"much\" is no amount of dollars. Write 4.2 or $4.20."))
    for _ in 0..<4 { stage.press(.backspace) }
    stage.type("12.5")
    stage.press(.enter)
    stage.advance(.seconds(9))
    #expect(stage.state.lines[6].ecpmMicros == 12_500_000)
    #expect(stage.text(of: .ledgers).contains("$12.50"))
    #expect(stage.ad?.google.paidMicros == 12_500)
    let set = try #require(stage.state.entries.last { $0.message == "set" })
    #expect(set.data["ecpm"] == .int(12_500_000))
    stage.press("$")
    for _ in 0..<12 { stage.press(.backspace) }
    stage.press(.enter)
    #expect(stage.state.lines[6].ecpmMicros == nil)
  }

  @Test func `only the selected line is asked until the key is pressed again`() throws {
    let stage = try player()
    stage.press(.home)
    stage.press("A")
    #expect(stage.screen.contains("Only Empty shelf is asked. Press A again to ask all."))
    stage.advance(.seconds(3))
    let alone = try #require(stage.session.ledgers.waterfalls["feed"])
    #expect(alone.lines.map(\.word) == ["failed"] + Array(repeating: "left out", count: 6))
    stage.press("z")
    #expect(stage.text(of: .ledgers).contains("another line is asked alone"))
    stage.press("z")
    let entry = try #require(stage.state.entries.last { $0.message == "set" })
    #expect(entry.data.bool("only") == true)
    stage.press(.down)
    stage.press("A")
    stage.advance(.seconds(3))
    let other = try #require(stage.session.ledgers.waterfalls["feed"])
    #expect(other.lines.filter { !$0.isSkipped }.map(\.label) == [stage.state.lines[1].label])
    stage.press("A")
    #expect(stage.screen.contains("All lines are asked again."))
    stage.advance(.seconds(9))
    #expect(stage.ad?.line == "Sample SDK")
    #expect(stage.session.ledgers.waterfalls["feed"]?.lines[2].word == "off")
  }

  @Test func `each line has its eCPM, and one that was not asked says what it would have paid`()
    throws
  {
    let stage = StagePlayer(
      try .inLibrary("read-a-waterfall"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(8))
    stage.press("3")
    let said = stage.text(of: .ledgers)
    #expect(said.contains("eCPM"))
    for line in stage.state.lines {
      let price = try #require(line.ecpmMicros?.price)
      #expect(said.contains(price))
    }
  }

  @Test func `no reason is cut while there are free rows`() throws {
    let stage = try player()
    stage.press("z")
    let said = stage.text(of: .ledgers)
    #expect(said.contains("no fill (the network has no ad)"))
    #expect(said.contains("its answer after 2,500 ms was thrown away"))
    #expect(!said.contains("…"))
  }

  @Test func `Enter or a second click opens the force menu for the selected line`() throws {
    let stage = try player()
    stage.press(.home)
    stage.press(.enter)
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 0, selected: 1)), "it has no ad")
    stage.press(.up)
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(stage.ad?.line == "Empty shelf")
    stage.click(.row(3))
    #expect(stage.stage.lineInRoom == 3)
    #expect(stage.stage.overlay == nil)
    stage.click(.row(3))
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 3, selected: 2)), "its network fails")
  }

  @Test func `each unit has its own selection`() throws {
    let stage = try player()
    stage.press(.home)
    #expect(stage.stage.lineInRoom == 0)
    stage.press(.left)
    stage.press(.left)
    stage.press(.down)
    stage.advance(.seconds(1))
    #expect(stage.stage.unit == "odd")
    #expect(stage.stage.lineInRoom == nil)
    #expect(stage.text(of: .ledgers).contains("Full screen only"))
  }

  /// The lines of the room from top to bottom, and the selected one.
  private func rows(_ stage: StagePlayer, _ labels: [String]) -> [String] {
    let lines = stage.lines(of: .ledgers)
    return lines.compactMap { line in
      labels.first { line.contains(" \($0) ") && line.contains("$") }
    }
  }

  @Test func `lines of an auction stand in its order, and are chosen in it`() throws {
    let stage = StagePlayer(try .inLibrary("bidding"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(2))
    stage.press("3")
    let order = ["First", "Bidder", "Last"]
    #expect(rows(stage, order) == order)
    // The settings have them in another order.
    #expect(labels(stage) == ["First", "Last", "Bidder"])
    stage.press(.end)
    #expect(stage.stage.lineInRoom == 1)
    #expect(
      stage.text(of: .ledgers).contains("It was not asked: Bidder had an ad before its turn."))
    stage.press(.up)
    #expect(stage.stage.lineInRoom == 2)
    #expect(stage.text(of: .ledgers).contains("bid \"four-dollars\""))
    stage.click(.row(0))
    #expect(stage.stage.lineInRoom == 0)
    stage.press("$")
    #expect(stage.screen.contains("of First"))
  }

  @Test func `what takes no part in an auction stands below it`() throws {
    let stage = StagePlayer(
      try .inLibrary("bidding"), unit: "quiet", size: Size(width: 120, height: 40))
    stage.advance(.seconds(4))
    stage.press("3")
    #expect(
      rows(stage, ["Refuses", "Says nothing", "Last"]) == ["Last", "Refuses", "Says nothing"])
  }

  @Test func `a line of the waterfall is moved past bids, which have no place in it`() throws {
    let stage = StagePlayer(try .inLibrary("bidding"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(2))
    stage.press("3")
    stage.press("[")
    // A bid has no other bid to pass.
    #expect(labels(stage) == ["First", "Last", "Bidder"])
    stage.press(.home)
    stage.press("]")
    #expect(labels(stage) == ["Last", "First", "Bidder"])
    #expect(!stage.screen.contains("No line is asked"))
    stage.press("]")
    #expect(labels(stage) == ["Last", "First", "Bidder"])
    #expect(stage.screen.contains("No line is asked after this one."))
  }

  @Test func `two lines with one label keep what is theirs`() throws {
    let scenario = try Scenario(
      reading: Array(
        """
        {"title": "twins", "adUnits": [{"id": "feed", "format": "native", "lines": [
          {"label": "Twin", "class": "SampleAdapter.SampleCustomEvent", "parameter": "a",
           "outcome": "noFill", "latency": "100ms", "ecpm": 3.0},
          {"label": "Twin", "class": "SampleAdapter.SampleCustomEvent", "parameter": "b",
           "outcome": "fill", "latency": "100ms", "ecpm": 2.0}]}]}
        """.utf8))
    let stage = StagePlayer(scenario, size: Size(width: 120, height: 40))
    stage.advance(.seconds(1))
    stage.press("3")
    // The ad's line is the second one.
    #expect(stage.text(of: .ledgers).contains("2. SampleAdapter.SampleCustomEvent, parameter b"))
    #expect(stage.text(of: .ledgers).contains("It filled after 100 ms"))
    #expect(stage.text(of: .ledgers).contains("$2.00"))
    stage.press(.up)
    #expect(stage.text(of: .ledgers).contains("1. SampleAdapter.SampleCustomEvent, parameter a"))
    #expect(stage.text(of: .ledgers).contains("$3.00"))
    #expect(stage.text(of: .ledgers).contains("It failed after 100 ms"))
    #expect(stage.state.forced.isEmpty)
  }

  @Test func `a running load shows Google's timeout`() throws {
    let stage = try player()
    stage.press("r")
    stage.advance(.milliseconds(100))
    let said = stage.text(of: .ledgers)
    #expect(said.contains("≤ 2,000 ms"))
    #expect(said.contains("asked"))
    #expect(said.contains("waiting"))
  }

  // MARK: Lines with one label

  /// Three lines of which the first and the last have one label; the last is selected.
  private func twins() throws -> StagePlayer {
    var scenario = try Scenario.inLibrary("waterfall")
    var lines = Array(scenario.adUnits[0].lines.prefix(2))
    lines.append(lines[0])
    for place in lines.indices { lines[place].outcome = .noFill }
    scenario.adUnits[0].lines = lines
    scenario.script = []
    let stage = StagePlayer(scenario, size: Size(width: 120, height: 40))
    stage.advance(.seconds(2))
    stage.press("3")
    stage.press(.end)
    #expect(stage.stage.lineInRoom == 2)
    return stage
  }

  @Test func `switching off one of two lines with one label leaves the other on`() throws {
    let stage = try twins()
    stage.press("d")
    #expect(stage.state.lines.map(\.isEnabled) == [true, true, false])
    stage.press("<")
    #expect(stage.state.lines.map(\.isEnabled) == [true, true, true])
  }

  @Test func `asking only one of two lines with one label asks one`() throws {
    let stage = try twins()
    stage.press("A")
    #expect(stage.state.lines.map(\.isAlone) == [false, false, true])
    stage.press("A")
    #expect(stage.state.lines.map(\.isAlone) == [false, false, false])
  }

  @Test func `moving one of two lines with one label moves that one`() throws {
    let stage = try twins()
    stage.press("$")
    stage.type("9")
    stage.press(.enter)
    #expect(stage.state.lines.map(\.ecpmMicros).last == 9_000_000)
    #expect(stage.state.lines[0].ecpmMicros != 9_000_000)
    stage.press("[")
    #expect(stage.state.lines.map(\.ecpmMicros)[1] == 9_000_000)
    #expect(stage.stage.lineInRoom == 1)
  }

  @Test func `what is forced on one of two lines with one label is forced on one`() throws {
    let stage = try twins()
    stage.press("f")
    stage.type("/have an ad")
    stage.press(.enter)
    #expect(stage.state.lines.map(\.outcome) == [.noFill, .noFill, .fill])
    stage.advance(.seconds(20))
    #expect(stage.ad?.lineNumber == 3)
    stage.press("u")
    #expect(stage.state.lines.map { $0.flags.handlesUserClicks != nil } == [false, false, true])
  }
}
