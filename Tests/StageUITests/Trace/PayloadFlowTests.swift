import Catalogue
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// All that an entry says, and how the same call went on.
@Suite(.serialized) @MainActor struct PayloadFlowTests {
  private func player(_ width: Int = 120, _ height: Int = 40) throws -> StagePlayer {
    let stage = try StagePlayer(width: width, height: height)
    stage.advance(.seconds(2))
    stage.press(.enter)
    return stage
  }

  private func entry(_ sense: Sense, _ stage: StagePlayer) throws -> Entry {
    try #require(stage.state.entries.last { $0.sense == sense })
  }

  private func path(_ sense: Sense, _ stage: StagePlayer) throws -> CallPath {
    let entry = try entry(sense, stage)
    let chain = CauseChain(
      of: entry.number, in: stage.state.entries, ledgers: stage.state.ledgers)
    return CallPath(try #require(chain))
  }

  @Test(
    arguments: [
      (Sense.lineAsked, [.adAsked, .lineAsked, .networkAsked]),
      (.networkAsked, [.adAsked, .lineAsked, .networkAsked]),
      (.networkAnswered, [.networkAnswered, .lineAnswered, .adReceived]),
      (.adReceived, [.networkAnswered, .lineAnswered, .adReceived]),
      // An impression begins with Google's own timer, and a click with what the user does.
      (.impressionTold, [.impressionTold, .impressionPassedOn]),
      (.clickTold, [.clickTold, .clickPassedOn]),
      (.willPresent, [.networkPageOpened, .willPresent, .appToldWillPresent]),
      // Nobody is told of a count.
      (.networkClick, [.networkClick]),
    ] as [(Sense, [Sense])])
  func `a call is followed from party to party`(_ asked: Sense, _ hops: [Sense]) throws {
    let path = try path(asked, player())
    #expect(path.hops.map(\.sense) == hops)
    #expect(path.hops[path.asked].sense == asked)
  }

  @Test func `a field of another value is marked, and one that is gone is told from it`() throws {
    let payload = Payload(try path(.adReceived, player()))
    func row(_ name: String) throws -> Payload.Row {
      try #require(payload.rows.first { $0.name == name }, "\(payload.rows.map(\.name))")
    }
    let headline = try row("headline")
    #expect(headline.values == ["Lakeside Puzzle", nil, "Lakeside Puzzle"])
    #expect(headline.changed.isEmpty)
    // The network's own names for its extras are fields of their own.
    let extra = try row("DegreeOfAwesomeness")
    #expect(extra.depth == 1)
    #expect(extra.values == [nil, nil, "Quite Awesome!"])
  }

  @Test func `a value that changed on its way is marked where it arrived`() {
    func call(_ number: Int, _ from: Party, _ to: Party, _ floor: Int) -> Entry {
      Entry(
        number: number, time: .start, cause: number == 1 ? nil : number - 1, kind: .call,
        from: from, to: to, ad: nil, message: "load", data: ["floor": .int(floor), "test": false])
    }
    let entries = EntryList([
      call(1, .app, .google, 1), call(2, .google, .adapter, 1),
      call(3, .adapter, .network("House"), 2),
    ])
    let chain = CauseChain(of: 2, in: entries, ledgers: Ledgers())
    let payload = chain.map { Payload(CallPath($0)) }
    #expect(payload?.rows.map(\.name) == ["floor", "test"])
    #expect(payload?.rows.first?.values == ["1", "1", "2"])
    #expect(payload?.rows.map(\.changed) == [[2], []])
  }

  @Test func `a network's own name stands beside what became of it at Google`() throws {
    let session = ScriptRun.play(Session(try .inLibrary("other-names"))).session
    let state = session.stageState(unit: "feed")
    let answer = try #require(state.entries.first { $0.sense == .networkAnswered })
    let chain = try #require(
      CauseChain(of: answer.number, in: state.entries, ledgers: state.ledgers))
    let payload = Payload(CallPath(chain), names: state.assetNames)
    let rows = Dictionary(uniqueKeysWithValues: payload.rows.map { ($0.name, $0) })
    let title = try #require(rows["title → headline"])
    #expect(title.values.compactMap(\.self) == ["Clover by the yard", "Clover by the yard"])
    #expect(title.changed == [])
    let points = try #require(rows["points → starRating"])
    #expect(points.values.compactMap(\.self) == ["9", "4.5"])
    #expect(points.changed == [payload.path.hops.count - 1])
    #expect(rows["cover → images"]?.changed == [])
  }

  @Test(arguments: [(80, 24), (120, 40), (160, 50)])
  func `no value of an answer is cut`(_ width: Int, _ height: Int) throws {
    let stage = try player(width, height)
    let answer = try entry(.networkAnswered, stage)
    stage.stage.pane = .trace
    stage.stage.trace.selected = answer.number
    stage.press(.enter)
    var seen = stage.screen
    for _ in 0..<60 {
      stage.press(.down)
      seen += stage.screen
    }
    let words = seen.split { $0.isWhitespace || "│".contains($0) }
    for (name, value) in EntryFacts.of(answer) {
      #expect(seen.contains(name))
      for word in value.split(separator: " ") where !word.contains("/") {
        #expect(words.contains { $0.contains(word) }, "\(name): \(word)\n\(stage.screen)")
      }
    }
  }

  @Test func `where it came from, what it says and what followed stand on one sheet`() throws {
    let stage = try player()
    stage.stage.pane = .trace
    stage.stage.trace.selected = try entry(.lineAsked, stage).number
    stage.press(.enter)
    let screen = stage.screen
    for text in [
      "asked", "passed on", "arrived", "google → adapter", "adapter → network", "Sample SDK",
      "adUnitID", "feed-1", "y copy · z wide",
    ] {
      #expect(screen.contains(text), "\(text)\n\(screen)")
    }
    stage.press("y")
    guard case .copy(let copy)? = stage.wishes.last else {
      Issue.record("\(stage.wishes)")
      return
    }
    #expect(copy.text.contains("\"sense\":\"lineAsked\""))
    #expect(stage.stage.overlay != nil)
    stage.press("z")
    #expect(stage.screen.split(separator: "\n").contains { $0.dropFirst().hasPrefix("╭ Why #") })
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test func `a zoomed trace with free rows says all of the selected row`() throws {
    let stage = try StagePlayer(width: 100, height: 60)
    stage.stage.pane = .trace
    stage.press("z")
    let answer = try entry(.adReceived, stage)
    stage.stage.trace.selected = answer.number
    let said = stage.text(of: .trace)
    #expect(!said.contains("…"), "\(stage.screen)")
    for (name, _) in EntryFacts.of(answer) { #expect(said.contains(name), "\(name)") }
  }
}
