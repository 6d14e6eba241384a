import Observing
import Screen
import Simulation
import StageUI
import Testing

/// Looking at a journal, which nothing changes.
@Suite(.serialized) @MainActor struct JournalFlowTests {
  @Test func `a journal opens in the trace at its end and is marked as recorded`() throws {
    let stage = try JournalPlayer()
    #expect(stage.stage.pane == .trace)
    #expect(stage.shown == stage.journal.count)
    #expect(stage.screen.contains("■ recorded"))
  }

  @Test func `moving through the rows shows each entry in full`() throws {
    let stage = try JournalPlayer()
    let count = stage.journal.count
    stage.press(.up)
    stage.press("k")
    #expect(stage.shown == count - 2)
    stage.press(.down)
    #expect(stage.shown == count - 1)
    stage.press(.pageUp)
    #expect(stage.shown == count - 11)
    stage.press(.pageDown)
    #expect(stage.shown == count - 1)
    stage.press(.home)
    #expect(stage.shown == 1)
    stage.press(.up)
    #expect(stage.shown == 1)
    stage.press(.end)
    #expect(stage.shown == count)
    stage.press(.down)
    #expect(stage.shown == count)
  }

  @Test(arguments: [PaneName.device, .ledgers, .trace])
  func `rows can be moved from every pane that shows an entry`(_ pane: PaneName) throws {
    let stage = try JournalPlayer()
    stage.stage.pane = pane
    stage.press(.up)
    #expect(stage.shown == stage.journal.count - 1)
  }

  @Test func `the header has the time and ad of the entry`() throws {
    let stage = try JournalPlayer()
    try stage.read(percent: 100)
    let entries = try stage.journal.entries()
    let tap = try #require(entries.first { $0.message == "tap" })
    stage.stage.trace.selected = tap.number
    let header = try #require(stage.screen.split(separator: "\n").first)
    #expect(header.contains(try #require(tap.ad?.split(separator: "#").first)))
    #expect(stage.state.ad?.name == tap.ad)
    #expect(stage.state.now == tap.time)
  }

  @Test func `a finding shows its rule and proof`() throws {
    let stage = try JournalPlayer()
    let finding = try stage.finding("click-not-passed-on")
    guard case .finding(_, let severity, let proof) = finding.kind else { return }
    stage.stage.trace.selected = finding.number
    let text = stage.text(of: .device)
    #expect(text.contains("\(severity) click-not-passed-on"))
    #expect(text.contains("proof " + proof.map { "#\($0)" }.joined(separator: " ")))
    #expect(!proof.isEmpty)
  }

  @Test func `Enter shows the causes of an entry`() throws {
    let stage = try JournalPlayer()
    let entries = try stage.journal.entries()
    let told = try #require(entries.last { $0.cause != nil && $0.kind == .callback })
    stage.stage.trace.selected = told.number
    stage.press(.enter)
    #expect(stage.stage.overlay == OpenRoom(WhyRoom(entry: told.number, scroll: 0)))
    let cause = try #require(entries.first { $0.number == told.cause })
    #expect(stage.screen.contains(cause.message))
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
    #expect(stage.shown == told.number)
  }

  @Test(
    arguments: ["r", "x", "u", "U", "S", "c", "i", "p", "m", " ", ">", "+", "-"] as [Character])
  func `a key that would change the session shows that it can't`(_ key: Character) throws {
    let stage = try JournalPlayer()
    try stage.read(percent: 100)
    let count = stage.journal.count
    stage.press(key)
    let notice = try #require(stage.stage.notice?.text())
    #expect(notice.contains("A journal is read-only"))
    #expect(notice.contains("adplay replay lost-on-the-way.jsonl --stage"))
    #expect(stage.state.entries.count == count)
    #expect(stage.screen.contains("■ recorded"))
    #expect(stage.wishes == [])
  }

  @Test func `the notice names the selected entry`() throws {
    let stage = try JournalPlayer()
    stage.press(.home)
    stage.press("r")
    #expect(stage.stage.notice?.text().hasSuffix("--stage --at 1") == true)
  }

  @Test func `ad units are listed at once, their states after reading`() throws {
    let stage = try JournalPlayer()
    let units = stage.state.units
    #expect(!units.isEmpty)
    #expect(units.map(\.state).allSatisfy { $0 == nil })
    // A title that is too long for a row goes on in the next one.
    let list = stage.text(of: .ads)
    for unit in units {
      #expect(unit.title.split(separator: " ").allSatisfy { list.contains($0) }, "\(list)")
    }
    try stage.read(percent: 100)
    #expect(stage.state.units.map(\.state).allSatisfy { $0 != nil })
  }

  @Test func `choosing an ad unit selects the last entry of its newest ad`() throws {
    let stage = try JournalPlayer()
    try stage.read(percent: 100)
    let entries = try stage.journal.entries()
    stage.stage.pane = .ads
    stage.press(.end)
    #expect(stage.shown == entries.last { $0.ad == "view-reported#1" }?.number)
    stage.press(.up)
    #expect(stage.shown == entries.last { $0.ad == "view-told#1" }?.number)
    stage.press(.home)
    #expect(stage.shown == entries.last { $0.ad == "click-told#2" }?.number)
    #expect(stage.state.unit == "click-told")
    #expect(stage.stage.notice == nil)
    #expect(stage.stage.pane == .ads)
  }

  @Test func `choosing an ad unit before it is read shows a notice`() throws {
    let stage = try JournalPlayer()
    stage.press(.home)
    stage.stage.pane = .ads
    stage.press(.down)
    #expect(stage.shown == 1)
    #expect(stage.stage.notice?.text() == "The journal is still being read.")
  }

  @Test func `reading progress is shown until it is complete`() throws {
    let stage = try JournalPlayer()
    #expect(stage.screen.contains("reading 0 %"))
    try stage.read(percent: 40)
    #expect(stage.screen.contains("reading 40 %"))
    try stage.read(percent: 100)
    #expect(!stage.screen.contains("reading"))
  }

  @Test func `a journal without entries is complete at once`() throws {
    let header = #"{"format":"adplay-journal","scenario":null,"seed":7,"version":2}"#
    let journal = try RecordedJournal(reading: Array("\(header)\n".utf8))
    let stage = JournalPlayer(journal, name: "empty.jsonl")
    #expect(!stage.screen.contains("reading"))
    stage.press(.home)
    stage.press("/")
    stage.type("tap")
    #expect(stage.text(of: .device).contains("No matching entry."))
  }

  @Test func `snapshot, mouse and quit keys are passed on`() throws {
    let stage = try JournalPlayer()
    stage.press("s")
    stage.press("M")
    stage.press("q")
    #expect(stage.wishes == [.snapshot, .useMouse(false), .quit])
  }

  // MARK: The filter

  @Test func `each letter of a filter starts a search, and nothing matches before a result`() throws
  {
    let stage = try JournalPlayer()
    stage.press("/")
    for letter in "tap" { stage.press(letter) }
    #expect(stage.wishes == [.find("t"), .find("ta"), .find("tap")])
    #expect(stage.text(of: .device).contains("No matching entry."))
  }

  @Test func `later matches are added to earlier ones`() throws {
    let stage = try JournalPlayer()
    stage.press("/")
    stage.type("click")
    stage.press(.enter)
    let all = try stage.places(for: "click")
    try #require(all.count > 2)
    stage.find("click", Array(all.prefix(1)))
    #expect(stage.shown == all[0] + 1)
    stage.find("click", all)
    #expect(stage.shown == all[all.count - 1] + 1)
    #expect(stage.screen.contains("\(all.count) of \(stage.journal.count) · /click"))
    stage.press(.up)
    #expect(stage.shown == all[all.count - 2] + 1)
    stage.press(.home)
    #expect(stage.shown == all[0] + 1)
  }

  @Test func `matches of an older filter are not shown`() throws {
    let stage = try JournalPlayer()
    stage.press("/")
    stage.type("tap")
    stage.find("ta", try stage.places(for: "ta"))
    #expect(stage.text(of: .device).contains("No matching entry."))
  }

  @Test func `Esc shows all entries again`() throws {
    let stage = try JournalPlayer()
    stage.press("/")
    stage.type("tap")
    stage.press(.enter)
    stage.find("tap", try stage.places(for: "tap"))
    stage.press(.escape)
    #expect(stage.stage.trace.filter == "")
    #expect(stage.wishes.last == .find(""))
    stage.press(.end)
    #expect(stage.shown == stage.journal.count)
  }

  // MARK: Unusual journals

  @Test(arguments: ["null", #"{"title":"t","adUnits":[]}"#])
  func `a journal without entries or scenario survives every key`(
    scenario: String
  ) throws {
    let header =
      #"{"format":"adplay-journal","options":{},"scenario":\#(scenario),"seed":1,"version":2}"#
    let entry = #"{"from":"app","kind":"note","message":"m","n":1,"t":0}"#
    for text in ["\(header)\n", "\(header)\n\(entry)\n", "\(header)\n\(entry)\n{\n"] {
      let stage = JournalPlayer(try RecordedJournal(reading: Array(text.utf8)), name: "j.jsonl")
      for key in KeyMap.standard.bindings.flatMap(\.keys) {
        stage.press(key)
        #expect(stage.frame.canvas.size == stage.stage.size, "\(key.label)")
        stage.press(.escape)
      }
    }
  }

  @Test func `every room of a journal is drawn at every window size`() throws {
    let stage = try JournalPlayer()
    try stage.read(percent: 100)
    for room: Character in ["1", "2", "3", "4"] {
      stage.press(room)
      for height in stride(from: 1, through: 40, by: 4) {
        for width in stride(from: 1, through: 130, by: 7) {
          stage.stage.size = Size(width: width, height: height)
          #expect(stage.frame.canvas.size == stage.stage.size)
        }
      }
    }
  }

  // MARK: Pictures

  @Test(arguments: [(100, 30), (80, 24)])
  func `the screen matches its picture`(width: Int, height: Int) throws {
    let stage = try JournalPlayer(width: width, height: height)
    try stage.read(percent: 100)
    let finding = try stage.finding("click-not-passed-on")
    stage.stage.trace.selected = finding.number
    Pictures.expect(stage.frame.canvas, "journal-\(width)x\(height)")
  }
}
