import Catalogue
import AdServing
import Contract
import Observing
import Playing
import GoogleMobileAds
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Forcing outcomes and faults, whatever the ad is doing.
@Suite(.serialized) @MainActor struct ForceFlowTests {
  /// The state of the ad when something is forced.
  enum Phase: CaseIterable, Sendable {
    case loading, loaded, showing
  }

  private func player(_ phase: Phase) -> StagePlayer {
    let line = Scenario.Line(
      label: "Only", className: "SampleAdapter.SampleCustomEvent", parameter: "only",
      outcome: .fill)
    let stage = StagePlayer(
      Scenario(title: "one line", adUnits: [.init(id: "feed", format: .native, lines: [line])]))
    switch phase {
    case .loading: break
    case .loaded:
      stage.advance(.seconds(1))
      stage.session.perform(.load(unit: "feed"))
    case .showing: stage.advance(.seconds(1))
    }
    return stage
  }

  nonisolated static let outcomes: [(Force, LineWord)] =
    Scenario.Outcome.allCases.filter { Force.outcome($0).group != .signals }
    .map { (Force.outcome($0), LineWord(of: $0)) }
    + [(.slow, .filled), (.fault(.dropsAnswer), .timedOut), (.nothing, .filled)]

  enum LineWord: String, Sendable {
    case filled, failed
    case timedOut = "timed out"
    case noClass = "no class"
    case noBid = "no bid"

    init(of outcome: Scenario.Outcome) {
      switch outcome {
      case .fill, .answersTwice, .answersInline: self = .filled
      case .noFill, .networkError, .badRequest, .timeout, .unknown, .wrongFormat: self = .failed
      case .neverAnswers: self = .timedOut
      case .noSuchClass: self = .noClass
      case .noSignals, .signalsNeverCome: self = .noBid
      }
    }
  }

  @Test(arguments: outcomes, Phase.allCases)
  func `every outcome can be forced while loading, loaded and showing`(
    _ forced: (Force, LineWord), _ phase: Phase
  ) throws {
    let stage = player(phase)
    let before = stage.session.ledgers.ads.count
    stage.force(forced.0)
    #expect(stage.stage.overlay == nil)
    stage.advance(.seconds(20))
    #expect(stage.session.ledgers.ads.count > before, "it reloads at once")
    let view = try #require(stage.session.ledgers.waterfalls["feed"])
    #expect(view.lines.map(\.word) == [forced.1.rawValue])
    #expect(view.ended != nil)
    if forced.1 == .filled { #expect(stage.ad?.state == .onScreen) }
  }

  @Test func `a fault is named on the ledgers' frame until it is undone`() {
    let stage = player(.showing)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    #expect(stage.screen.contains("forced: lose the click"))
    stage.expect(
      google: Counted(impressions: 1, clicks: 1), network: Counted(impressions: 1))
    stage.force(.nothing)
    stage.advance(.seconds(2))
    #expect(!stage.screen.contains("forced:"))
  }

  @Test func `an outcome forced on another line is shown with its name`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    #expect(stage.state.lines.count > 1)
    stage.press("f")
    stage.press(.tab)
    stage.press(.home)
    let other = try #require(stage.state.lines.first { $0.label != stage.ad?.line })
    for _ in 0..<4 { stage.press(.down) }
    stage.press(.enter)
    stage.advance(.seconds(6))
    #expect(stage.screen.contains("\(other.label) forced: give up: time-out"))
  }

  @Test func `the ad's line comes first, and the others wrap around in both directions`() throws {
    let stage = StagePlayer(try .inLibrary("five-ways-to-fail"))
    stage.advance(.seconds(8))
    stage.press("f")
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 6, selected: 0)))
    stage.press(.right)
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 0, selected: 1)))
    stage.press(.left)
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 6, selected: 0)))
    stage.press(.left)
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 5, selected: 0)))
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  /// A line whose network is not simulated here, after one whose network is.
  private func foreign() -> StagePlayer {
    let lines = [("Ours", "SampleAdapter.SampleCustomEvent"), ("Foreign", "Foreign.Adapter")].map {
      Scenario.Line(label: $0.0, className: $0.1, parameter: "one", outcome: .fill)
    }
    let stage = StagePlayer(
      Scenario(title: "a test", adUnits: [.init(id: "feed", format: .native, lines: lines)]),
      size: Size(width: 120, height: 40))
    stage.advance(.seconds(1))
    return stage
  }

  @Test func `on another network's line only what a stand-in can play is offered`() {
    let stage = foreign()
    stage.press("f")
    #expect(stage.screen.contains("answersTwice"))
    for _ in 0..<11 { stage.press(.down) }
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 0, selected: 11)))
    stage.press(.right)
    #expect(!stage.screen.contains("answersTwice"))
    #expect(stage.screen.contains("fail without a reason"))
    // The missing class, which is further up here.
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 1, selected: 8)))
    stage.press(.enter)
    #expect(stage.state.lines[1].outcome == .noSuchClass)
  }

  @Test func `the palette forces on another network's line only what a stand-in can play`() {
    let stage = foreign()
    stage.press("3")
    stage.press(.down)
    stage.press(":")
    stage.type("unknown")
    #expect(stage.screen.contains("fail without a reason"))
    stage.press(.escape)
    stage.press(":")
    stage.type("answer twice")
    #expect(!stage.screen.contains("answersTwice"))
  }

  @Test func `the options go only through what a stand-in can play`() {
    let stage = StagePlayer(
      Scenario(
        title: "a test",
        adUnits: [
          .init(
            id: "feed", format: .native,
            lines: [
              Scenario.Line(label: "Foreign", className: "Foreign.Adapter", outcome: .neverAnswers)
            ])
        ]))
    stage.advance(.seconds(6))
    stage.press("o")
    for _ in 0..<20 { stage.press(.down) }
    stage.press(.right)
    #expect(stage.state.lines[0].outcome == .noSuchClass)
    #expect(!stage.session.journal.entries.contains { $0.message.contains("stays as it was") })
  }

  @Test(arguments: [Force.outcome(.noFill), .slow, .fault(.dropsClicks), .nothing])
  func `the palette forces by name`(_ force: Force) throws {
    let stage = player(.showing)
    stage.press(":")
    stage.type(force.title)
    stage.press(.enter)
    #expect(stage.stage.overlay == nil)
    let forcibles = Forcible.all(onLine: 0, of: stage.state.lines, unit: "feed")
    #expect(forcibles.contains { $0.force == force && $0.holds })
    stage.advance(.seconds(6))
    #expect(stage.newest?.name == "feed#2")
  }

  @Test(arguments: ["lose", "dropsCl", "lose the click", "counts the click"])
  func `the palette finds a fault by its sentence, its word in a scenario, and what it does`(
    _ query: String
  ) throws {
    let stage = player(.showing)
    stage.press(":")
    stage.type(query)
    #expect(stage.screen.contains(/lose the click +dropsClicks/))
  }

  @Test func `the menu has sentences with their words, and says what one will see`() throws {
    let stage = player(.showing)
    stage.press("f")
    #expect(stage.screen.contains(/have no ad +noFill/))
    #expect(stage.screen.contains("→ an ad"))
    stage.press(.down)
    #expect(stage.screen.contains("→ no inventory; next line is asked"))
  }

  @Test func `the mouse chooses line and outcome`() throws {
    let stage = StagePlayer(
      try .inLibrary("five-ways-to-fail"), size: Size(width: 120, height: 30))
    stage.advance(.seconds(8))
    stage.press("f")
    stage.click(.overlayLine(0))
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 0, selected: 1)))
    stage.mouse(.wheelDown, at: Point(x: 50, y: 15))
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 0, selected: 2)))
    stage.click(.overlayRow(0))
    #expect(stage.stage.overlay == nil)
    #expect(stage.state.lines[0].outcome == .fill)
    stage.advance(.seconds(1))
    #expect(stage.ad?.line == "Empty shelf")
    stage.click(.command(.force))
    stage.mouse(.press(.left), at: .zero)
    #expect(stage.stage.overlay == nil)
  }

  @Test func `a key lets Google decide, and the pane says who counts`() {
    let stage = player(.showing)
    stage.press("u")
    stage.press("S")
    stage.advance(.seconds(2))
    #expect(stage.state.lines[0].googleDecides)
    let said = stage.text(of: .ledgers)
    #expect(said.contains("clicks [Google] Serving decides"))
    #expect(said.contains("impressions [Google] Only"))
    #expect(said.contains("S Serving may decide"))
    stage.press("S")
    stage.advance(.seconds(2))
    #expect(!stage.text(of: .ledgers).contains("Serving"))
    #expect(stage.ad?.clicks?.isGoogles == false)
  }

  @Test(arguments: [
    Force.outcome(.noSignals), .outcome(.signalsNeverCome), .fault(.dropsSignals),
    .fault(.delaysSignals),
  ])
  func `what comes before an auction can be forced on a line that bids`(_ force: Force) throws {
    let stage = StagePlayer(try .inLibrary("bidding"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(2))
    #expect(stage.ad?.line == "Bidder")
    stage.force(force)
    stage.press("3")
    stage.advance(.seconds(5))
    #expect(stage.ad?.line == "Last")
    #expect(stage.text(of: .ledgers).contains("no bid"))
    stage.press(.down)
    #expect(stage.text(of: .ledgers).contains("It took no part in the auction: "))
  }

  @Test func `a line that does not bid is not asked for signals, so nothing is offered`() throws {
    let stage = player(.showing)
    stage.press("f")
    #expect(!stage.screen.contains("signals"))
  }

  @Test func `what is forced is said of the ad it is about`() throws {
    let stage = try StagePlayer(width: 100, height: 30)
    stage.advance(.seconds(2))
    stage.force(.fault(.dropsClicks))
    #expect(stage.ad?.name == "feed#1")
    #expect(stage.screen.contains("next ad: forced: lose the click"))
    stage.advance(.seconds(1))
    #expect(stage.ad?.name == "feed#2")
    #expect(stage.screen.contains("forced: lose the click"))
    #expect(!stage.screen.contains("next ad:"))
  }

  @Test(arguments: [
    ("arbiter", ["CloudX", "LevelPlay", "PubMatic"], "answers: no ad"),
    ("ghad", ["AppLovin MAX"], "answers: the ad unit is unknown"),
  ])
  func `the same key forces something on a slot or a service`(
    _ scenario: String, _ places: [String], _ words: String
  ) throws {
    let stage = StagePlayer(try .inLibrary(scenario), size: Size(width: 120, height: 44))
    stage.advance(.seconds(1))
    stage.press(.escape)
    stage.press("f")
    #expect(stage.stage.overlay?.card.name == "force")
    #expect(places.allSatisfy(stage.screen.contains))
    stage.type("/\(words)")
    stage.press(.enter)
    #expect(stage.stage.overlay == nil)
    stage.press("f")
    #expect(stage.screen.contains("● \(words)"))
    stage.press(.escape)
    stage.press(":")
    stage.type(words)
    #expect(stage.screen.contains(words))
  }

  @Test func `the mouse chooses another slot, and the price is typed from there`() throws {
    let stage = StagePlayer(try .inLibrary("arbiter"), size: Size(width: 120, height: 44))
    stage.advance(.seconds(1))
    stage.press(.escape)
    stage.press("f")
    stage.click(.overlayLine(1))
    stage.press("$")
    #expect(stage.screen.contains("USD for one impression of LevelPlay"))
  }

  @Test func `the list begins with what its line does`() throws {
    let stage = try StagePlayer(width: 100, height: 40)
    stage.advance(.seconds(2))
    stage.type("f")
    stage.press(.right)
    let noFill = stage.forces(onLine: 0).firstIndex(of: .outcome(.noFill))
    #expect(stage.stage.overlay == OpenRoom(ForceRoom(place: 0, selected: try #require(noFill))))
  }
}
