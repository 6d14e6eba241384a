import JSON
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What was done on the stage, at any time, can be replayed from its journal.
@Suite(.serialized) @MainActor struct ReplayFlowTests {
  private func journal(_ session: Session) -> [UInt8] {
    var json = JSONWriter()
    session.writeJournalHeader(to: &json)
    for entry in session.journal.entries { entry.write(to: &json) }
    return json.bytes
  }

  private func expectReplay(
    _ stage: StagePlayer, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = journal(stage.session)
    let inputs = stage.session.journal.entries.count { $0.kind == .input }
    #expect(inputs > 1, sourceLocation: sourceLocation)
    let replay = try Replay.play(try RecordedJournal(reading: bytes))
    #expect(replay.difference == nil, sourceLocation: sourceLocation)
    #expect(journal(replay.session) == bytes, sourceLocation: sourceLocation)
  }

  @Test func `a session with uneven steps replays the same`() throws {
    let stage = try StagePlayer()
    stage.advance(.milliseconds(3))
    stage.press(.enter)
    stage.advance(.microseconds(1700))
    stage.press("u")
    stage.advance(.milliseconds(411))
    stage.press("r")
    stage.advance(.milliseconds(97))
    stage.press(.escape)
    stage.press("+")
    stage.advance(.microseconds(333_333))
    stage.press(.tab)
    stage.press(.enter)
    stage.advance(.seconds(2))
    stage.press("c")
    stage.press(">")
    stage.press(" ")
    stage.advance(.seconds(5))
    stage.press("i")
    stage.press(" ")
    stage.advance(.milliseconds(1))
    stage.press("x")
    stage.advance(.seconds(9))
    try expectReplay(stage)
  }

  @Test func `a replay to an entry has its time and everything before it`() throws {
    let stage = try StagePlayer()
    stage.press(.enter)
    stage.advance(.milliseconds(1234))
    stage.press(.escape)
    stage.press("r")
    stage.advance(.seconds(3))
    let entries = stage.session.journal.entries
    let recorded = try RecordedJournal(reading: journal(stage.session))
    for number in 1...entries.count {
      let session = try Replay.play(recorded, until: .entry(number)).session
      #expect(session.now == entries[number - 1].time)
      #expect(session.journal.entries.starts(with: entries.prefix(number)))
    }
  }
}
