import Simulation
import Playing
import Observing
import Scenarios
import Screen
import StageUI
import Testing

/// Text that comes at once.
@Suite(.serialized) @MainActor struct PasteFlowTests {
  private let long = String(repeating: "house ", count: 500)

  @Test(arguments: [":", "L", "T/", "?/", "f/", "/"])
  func `a long text is taken whole wherever letters are text`(_ keys: String) throws {
    let stage = try StagePlayer()
    stage.type(keys)
    stage.paste(long + "end")
    let last = try #require(stage.screen.split(separator: "\n").first { $0.contains("house end") })
    #expect(last.contains("…"), "its end is on the screen, with the cursor")
    #expect(stage.frame.cursor != nil)
    for _ in " end" { stage.press(.backspace) }
    #expect(stage.screen.contains("use house"))
    stage.press(Key("u", .ctrl))
    #expect(!stage.screen.contains("house house"))
  }

  @Test func `a parameter is pasted whole, as one line`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.press("e")
    stage.press(Key("u", .ctrl))
    stage.paste("{\"a\":\n\(long)}")
    stage.press(.enter)
    #expect(stage.state.lines[1].parameter == "{\"a\":\(long)}")
  }

  @Test func `a pasted price takes the place of the old one`() throws {
    let stage = try StagePlayer()
    stage.advance(.seconds(1))
    stage.press("$")
    stage.paste("4.2")
    #expect(stage.screen.contains(": 4.2"))
  }

  @Test func `a slash that begins a search is no part of a pasted one`() throws {
    let stage = try StagePlayer()
    stage.press("L")
    stage.paste("/banner")
    #expect(stage.screen.contains("/ banner "))
  }

  @Test func `where letters are commands a paste does nothing`() throws {
    let stage = try StagePlayer()
    let entries = stage.session.journal.entries
    stage.paste("rxuq")
    stage.press("f")
    stage.paste("lose")
    #expect(stage.session.journal.entries == entries)
    #expect(!stage.screen.contains("/ lose"))
  }

  @Test func `a text is pasted into a journal's filter`() throws {
    let stage = try JournalPlayer()
    stage.press("/")
    stage.paste("click")
    #expect(stage.stage.trace.filter == "click")
    #expect(stage.wishes.last == .find("click"))
  }
}
