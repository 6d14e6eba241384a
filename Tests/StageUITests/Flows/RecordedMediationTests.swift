import Directing
import Scenarios
import JSON
import Observing
import Playing
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// A recorded journal shows as much about its lines as the session did.
@Suite(.serialized) @MainActor struct RecordedMediationTests {
  private func director(_ size: Size) throws -> JournalDirector {
    let run = ScriptRun.play(Session(try .inLibrary("five-ways-to-fail")))
    var json = JSONWriter()
    run.session.writeJournalHeader(to: &json)
    for entry in run.session.journal.entries { entry.write(to: &json) }
    let journal = try RecordedJournal(reading: json.bytes)
    let director = JournalDirector(
      journal, name: "five.jsonl", Stage(unit: "feed", themes: [], theme: "mono", size: size))
    director.open()
    var ledgers = Ledgers(try journal.scenario().adUnits)
    for entry in try journal.entries() { ledgers.add(entry) }
    director.take(ledgers, percentRead: 100)
    return director
  }

  private func screen(_ director: JournalDirector) -> String {
    Export.text(StageRenderer.render(director.stage, director.state, theme: .mono).canvas)
  }

  private func press(_ keys: [Key.Code], _ director: JournalDirector) {
    for key in keys { director.handle(.key(Key(key)), hitting: nil) }
  }

  @Test func `the room shows the last waterfall, and its lines can be selected`() throws {
    let director = try director(Size(width: 120, height: 40))
    press([.character("3")], director)
    #expect(screen(director).contains("It filled after 700 ms: it won, as"))
    press([.up, .up], director)
    #expect(screen(director).contains("It timed out: no answer in 2,000 ms."))
  }

  @Test(
    arguments: [
      [.character("3"), .character("d")], [.character("3"), .character("[")], [.character("S")],
      [.character("f")], [.character("3"), .character("e")],
    ] as [[Key.Code]])
  func `nothing can be changed, and a notice says so`(_ keys: [Key.Code]) throws {
    let director = try director(Size(width: 160, height: 40))
    press(keys, director)
    #expect(director.stage.notice?.text().contains("A journal is read-only") == true)
  }
}
