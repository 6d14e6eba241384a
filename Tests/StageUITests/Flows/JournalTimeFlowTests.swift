import Observing
import Screen
import Simulation
import StageUI
import Testing

@testable import Directing

/// Going back and forward in a journal from a file.
@Suite(.serialized) @MainActor struct JournalTimeFlowTests {
  private func player(
    _ scenario: String = "lost-on-the-way", width: Int = 120, height: Int = 40
  ) throws -> JournalPlayer {
    let stage = try JournalPlayer(scenario, width: width, height: height)
    try stage.read(percent: 100)
    return stage
  }

  @Test func `back goes to the moment before the last act, with the counts as they were`() throws {
    let stage = try player("google-tracks")
    let entries = try stage.journal.entries()
    let inputs = entries.filter { $0.kind == .input }
    let tap = try #require(inputs.last { $0.message == "tap" })
    let present = try #require(stage.state.ad?.google.clicks)
    #expect(present > 0)
    for input in inputs.reversed() where input.number >= tap.number {
      stage.press("<")
      #expect(stage.shown == input.number - 1)
    }
    #expect(stage.state.time?.isLookingBack == true)
    #expect(stage.state.entries.count == tap.number - 1)
    #expect(stage.state.ad?.google.clicks ?? 0 < present)
    #expect(stage.screen.contains("●"))
    for input in inputs where input.number > tap.number {
      stage.press(">")
      #expect(stage.shown == input.number - 1)
    }
    stage.press(">")
    #expect(stage.state.time?.isLookingBack == false)
    #expect(stage.shown == entries.count)
    #expect(stage.state.ad?.google.clicks == present)
  }

  @Test func `single moments go as far as both ends, which say so`() throws {
    let stage = try player()
    stage.press(".")
    #expect(stage.stage.notice?.text() == "This is the end of the journal.")
    let count = try #require(stage.state.time?.marks.count)
    var shown = stage.journal.count
    for _ in 1..<count {
      stage.press(",")
      let now = try #require(stage.shown)
      #expect(now < shown)
      shown = now
    }
    stage.press(",")
    #expect(stage.stage.notice?.text() == "This is the beginning.")
  }

  @Test(arguments: ["r", "u", " ", "R"] as [Character])
  func `nothing can be done at an earlier moment, and the notice names its entry`(
    _ key: Character
  ) throws {
    let stage = try player()
    stage.press("<")
    let shown = try #require(stage.shown)
    stage.press(key)
    #expect(stage.stage.notice?.text().contains("A journal is read-only") == true)
    #expect(stage.stage.notice?.text().hasSuffix("--stage --at \(shown)") == true)
    #expect(stage.shown == shown)
    #expect(stage.wishes == [])
  }

  @Test func `the bar stands above the trace as soon as the journal is read`() throws {
    let stage = try JournalPlayer("lost-on-the-way", width: 120, height: 40)
    func has(_ text: String) -> Bool { stage.screen.contains(text) }
    let hadBar = has("◂ ┼")
    #expect(!hadBar)
    stage.press("<")
    #expect(stage.stage.notice?.text() == "The journal is still being read.")
    try stage.read(percent: 100)
    let hasBar = has("◂ ┼")
    #expect(hasBar)
    stage.press("<")
    let keys = ["< back", "> forward", ", earlier", ". later"].filter(has)
    #expect(keys.prefix(2) == ["< back", "> forward"])
  }

  @Test func `the ledgers of any moment are those of the entries until then`() throws {
    for scenario in ["lost-on-the-way", "rewarded", "feed-in-turn"] {
      let stage = try player(scenario)
      let entries = try stage.journal.entries()
      while true {
        stage.press(",")
        guard stage.stage.notice == nil else { break }
        var ledgers = Ledgers()
        for entry in entries.prefix(stage.state.entries.count) { ledgers.add(entry) }
        #expect(stage.state.ledgers == ledgers)
      }
    }
  }

  @Test func `of a long journal at most five hundred moments are kept, and the acts first`() {
    var past = JournalPast()
    for number in 1...5_000 {
      let isAct = number.isMultiple(of: 100)
      past.add(
        Entry(
          number: number, time: Instant(milliseconds: number), cause: nil,
          kind: isAct ? .input : .note(violation: nil), from: .app, to: nil, ad: nil, message: "m",
          data: .none), Ledgers())
    }
    #expect(past.marks.count <= JournalPast.limit + 1)
    #expect(past.marks.count { $0.beginsAct } == 50)
    #expect(past.marks.last?.time == Instant(milliseconds: 5_000))
  }

  /// A journal of equal entries that counts how many of them are read.
  private final class CountedReads: RandomAccessCollection {
    let endIndex = 1_000_000
    let startIndex = 0
    var reads = 0

    subscript(place: Int) -> Entry {
      reads += 1
      return Entry(
        number: place + 1, time: .start, cause: nil, kind: .note(violation: nil), from: .app,
        to: nil, ad: nil, message: "m", data: .none)
    }
  }

  @Test func `any moment of a million entries is found by reading a few thousand`() {
    let journal = CountedReads()
    var marks = BookMarks()
    for count in journal.indices { marks.keep(Ledgers(), after: count) }
    for count in [999_999, 524_288, 70_000, 1] {
      journal.reads = 0
      _ = marks.ledgers(after: count, of: journal)
      #expect(journal.reads <= 4096)
    }
  }
}
