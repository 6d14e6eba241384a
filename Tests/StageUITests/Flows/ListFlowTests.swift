import AdServing
import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Testing
import Theming

/// Every list can be searched.
@Suite(.serialized) @MainActor struct ListFlowTests {
  /// What is typed in the list of a key; what it leaves and what it hides.
  nonisolated static let searches: [(Character, query: String, found: String, hidden: String)] = [
    ("f", "click twice", "tell the click twice", "have no ad"),
    ("f", "dropscl", "lose the click", "hold up the click"),
    ("o", "multiple", "multiple images", "AdChoices corner"),
    ("t", "dayl", "daylight", "midnight"),
    ("T", "waterfall", "Read a waterfall", "Steal a click"),
    ("?", "waterfall order", "The order in which Google asks", "AdChoices corner"),
  ]

  @Test(arguments: searches)
  func `a slash searches a list, and Esc goes back to all of it`(
    _ key: Character, _ query: String, _ found: String, _ hidden: String
  ) throws {
    let stage = try StagePlayer(width: 100, height: 60)
    stage.press(key)
    stage.press("/")
    let all = stage.screen
    stage.type(query)
    #expect(stage.screen.contains(found))
    #expect(!stage.screen.contains(hidden))
    #expect(stage.screen.contains("/ \(query)"))
    for _ in query { stage.press(.backspace) }
    #expect(stage.screen == all)
    stage.type("zzz")
    #expect(stage.screen.contains("Nothing matches."))
    stage.press(.enter)
    #expect(stage.stage.overlay != nil)
    stage.press(.escape)
    #expect(stage.stage.overlay != nil)
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test func `what was found stays selected among all rows`() throws {
    let stage = try StagePlayer()
    stage.type("f/lose")
    stage.press(.down)
    stage.press(.escape)
    let impression = Force.fault(.dropsImpressions)
    let row = try #require(stage.forces(onLine: 1).firstIndex(of: impression))
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 1, selected: row)))
    stage.press(.enter)
    #expect(stage.state.lines[1].faults == [.dropsImpressions])
  }

  @Test func `⏎ and a click do what was found`() throws {
    let stage = try StagePlayer()
    stage.type("f/lose")
    stage.click(.overlayRow(1))
    #expect(stage.state.lines[1].faults == [.dropsImpressions])
    stage.type("T/waterf")
    stage.press(.enter)
    #expect(stage.wishes.last == .open(scenario: "read-a-waterfall"))
  }

  @Test func `letters are text while they are searched for`() throws {
    let stage = try StagePlayer()
    stage.type("T/qn")
    #expect(!stage.hasQuit && stage.stage.overlay != nil)
    #expect(stage.screen.contains("/ qn"))
    stage.press(.tab)
    #expect(stage.stage.overlay != nil)
  }

  @Test func `an option that was found is changed in both directions`() throws {
    let stage = try StagePlayer()
    stage.type("o/images")
    stage.press(.right)
    #expect(stage.state.options.images == .urlsOnly)
    #expect(stage.screen.contains("/ images"))
    stage.press(.left)
    #expect(stage.state.options.images == .downloaded)
  }

  @Test func `a search goes on for another line`() throws {
    let stage = try StagePlayer()
    stage.type("f/lose")
    stage.press(.down)
    stage.press(.right)
    #expect(stage.screen.contains("/ lose"))
    stage.press(.enter)
    #expect(stage.state.lines[0].faults == [.dropsImpressions])
    #expect(stage.state.lines[1].faults == [])
  }

  @Test func `a theme that is found is previewed, and Esc twice restores the old one`() throws {
    let stage = StagePlayer(try .storefront(), theme: "midnight")
    stage.type("t/dayl")
    #expect(stage.stage.theme == "daylight")
    stage.press(.escape)
    #expect(stage.stage.theme == "daylight")
    stage.press(.escape)
    #expect(stage.stage.theme == "midnight")
  }

  @Test(arguments: [("t", "light", "light"), ("f", "lose", "lose"), ("o", "multi", "multi")])
  func `a letter that means nothing in a list begins a search`(
    _ key: Character, _ typed: String, _ query: String
  ) throws {
    let stage = try StagePlayer(width: 100, height: 60)
    let entries = stage.state.entries.count
    stage.press(key)
    stage.type(typed)
    #expect(stage.screen.contains("/ \(query)"))
    #expect(stage.state.entries.count == entries, "no letter was a command of the stage")
    stage.press(.escape)
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test(arguments: [":", "L"])
  func `a slash where a search has begun is no part of it`(_ key: Character) throws {
    let stage = try StagePlayer()
    stage.press(key)
    let before = stage.screen
    stage.press("/")
    #expect(stage.screen == before)
  }

  @Test func `the list of commands uses the height there is`() throws {
    let stage = try StagePlayer(width: 160, height: 50)
    stage.press(":")
    #expect(stage.place(of: .overlayRow(39)) != nil)
    stage.type("force")
    #expect(stage.place(of: .overlayRow(0))?.y == 4)
  }

  // MARK: What lists show

  @Test func `what can be forced has a heading for each part of an ad's way`() throws {
    let stage = try StagePlayer(width: 120, height: 90)
    stage.press("f")
    let lines = stage.screen.split(separator: "\n").map(String.init)
    for (heading, row) in [
      ("The network's answer", "have an ad"), ("The adapter", "lack its adapter class"),
      ("On the wire: what is counted", "lose the click"),
      ("On the wire: the answer", "lose the answer"),
      ("On the wire: what is shown", "lose the view"),
      ("From Google to the app and its server", "hand the app its ad twice"),
      ("As usual", "nothing goes wrong"),
    ] {
      let place = try #require(lines.firstIndex { $0.contains("│ \(heading) ") }, "\(heading)")
      #expect(lines[place + 1].contains(row))
    }
    #expect(!stage.screen.contains("The network's full screen"))
    stage.type("/lose")
    #expect(!stage.screen.contains("On the wire"))
  }

  @Test func `forces are offered by groups, each of them once`() {
    let line = Scenario.Line(label: "A", className: "A")
    let slots = Scenario.Arbitration(slots: [.init(.cloudX, label: "B")])
    for all in [
      Forcible.all(onLine: 0, of: [line], unit: "feed"),
      Forcible.all(onSlot: 0, of: slots, .interstitial, unit: "feed"),
      Forcible.all(onService: .init(), isVIP: false, unit: "feed"),
    ] {
      let groups = all.map(\.force.group)
      let changes = zip(groups, groups.dropFirst()).filter { $0 != $1 }.count
      #expect(changes == Set(groups).count - 1)
      #expect(Set(all.map(\.force)).count == all.count)
    }
  }

  @Test(arguments: [
    Size(width: 80, height: 24), Size(width: 100, height: 30), Size(width: 160, height: 50),
  ])
  func `the chosen scenario's sentence is whole`(_ size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    stage.press("L")
    stage.press(.home)
    for card in ScenarioLibrary.index {
      let words = stage.screen.split { " \n│↑↓".contains($0) }.joined(separator: " ")
      let about = card.about.split(separator: " ").joined(separator: " ")
      #expect(words.contains(about), "\(card.name)")
      stage.press(.down)
    }
  }

  @Test func `the scenario with the typed name comes first`() throws {
    let stage = try StagePlayer()
    for name in ["waterfall", "interstitial", "banner"] {
      stage.press("L")
      stage.type(name)
      stage.press(.enter)
      #expect(stage.wishes.last == .open(scenario: name))
    }
  }

  @Test func `a long sentence of one's own scenario gets more lines`() throws {
    var scenario = try Scenario.storefront()
    scenario.about = Array(repeating: "Many words", count: 20).joined(separator: " ") + " end here."
    let stage = StagePlayer(scenario, size: Size(width: 80, height: 24))
    stage.stage.scenario = "mine.json"
    stage.press("L")
    #expect(stage.screen.contains("end here."))
  }

  @Test func `a search means beginnings of words, and anything only if there are none`() throws {
    let stage = try StagePlayer(width: 100, height: 60)
    stage.type("L/lose")
    #expect(stage.screen.contains("loses-its-delegate"))
    #expect(!stage.screen.contains("closes-backwards"))
    for _ in "lose" { stage.press(.backspace) }
    stage.type("ackward")
    #expect(stage.screen.contains("closes-backwards"))
  }

  // MARK: Reloads beneath an open list

  @Test func `a list of themes that became shorter chooses what is still there`() throws {
    let stage = StagePlayer(try .storefront(), theme: "midnight")
    stage.press("t")
    stage.stage.themes = ["mono", "midnight"]
    for _ in 0..<12 {
      stage.press(.down)
      #expect(stage.stage.themes.names.contains(stage.stage.theme))
    }
    stage.press(.escape)
    #expect(stage.stage.theme == "midnight")
    stage.press("t")
    stage.press(.up)
    stage.stage.themes = ["mono"]
    stage.stage.theme = "mono"
    stage.press(.escape)
    #expect(stage.stage.theme == "mono")
  }

  @Test func `a unit that lost its slots can still be closed, and moved in`() throws {
    var scenario = try Scenario.inLibrary("arbiter")
    let stage = StagePlayer(scenario)
    stage.advance(.seconds(1))
    stage.press(.escape)
    stage.press("0")
    stage.press(.enter)
    #expect(stage.stage.overlay?.card.name == "force")
    scenario.adUnits[0].asking.arbitration?.slots = []
    stage.restart(with: Session(scenario))
    for key in [Key(.right), Key(.left), Key(.enter), Key(.escape)] { stage.press(key) }
    #expect(stage.stage.overlay == nil)
  }
}
