import Catalogue
import JSON
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// What `y` puts on the clipboard.
@Suite(.serialized) @MainActor struct CopyFlowTests {
  private func copied(_ stage: StagePlayer) throws -> Copy {
    stage.press("y")
    guard case .copy(let copy) = try #require(stage.wishes.last) else {
      throw Missing(what: "\(stage.wishes)")
    }
    return copy
  }

  private struct Missing: Error {
    let what: String
  }

  @Test func `on the phone it is the ad with what each side counted`() throws {
    let stage = try StagePlayer()
    stage.press(.enter)
    let copy = try copied(stage)
    #expect(copy.subject == .ad("feed#1"))
    var ad = try JSONReader.read(Array(copy.text.utf8)).object()
    #expect(try ad.required("ad").string() == "feed#1")
    var google = try ad.required("google").object()
    #expect(try google.required("clicks").int() == 1)
  }

  @Test func `in the trace it is the selected row as the journal has it`() throws {
    let stage = try StagePlayer()
    stage.stage.pane = .trace
    stage.press(.up)
    let row = try #require(stage.stage.trace.selected)
    let copy = try copied(stage)
    #expect(copy.subject == .row(row))
    let entry = try Entry(reading: JSONReader.read(Array(copy.text.utf8)))
    #expect(entry == stage.session.journal.entries[row - 1])
  }

  @Test func `in the list of broken rules it is the selected one`() throws {
    let stage = StagePlayer(try .inLibrary("lost-on-the-way"))
    stage.press(.enter)
    stage.advance(.seconds(2))
    let finding = try #require(stage.state.ledgers.findings.last)
    stage.press("4")
    let copy = try copied(stage)
    #expect(copy.subject == .brokenRule(finding.id))
    #expect(copy.text.contains(finding.id))
  }

  @Test func `copying is no act, and works in the past`() throws {
    let stage = try StagePlayer()
    stage.press(.enter)
    let count = stage.session.journal.entries.count
    stage.press("<")
    _ = try copied(stage)
    #expect(stage.state.time?.isLookingBack == true)
    #expect(stage.session.journal.entries.count == count)
  }

  @Test func `under a filter it is the highlighted row, not the newest entry`() throws {
    let stage = try StagePlayer()
    stage.type("/didreceive")
    stage.press(.enter)
    let shown = try #require(stage.stage.visibleEntries(stage.state).last).number
    #expect(shown < stage.state.entries.count)
    #expect(try copied(stage).subject == .row(shown))
    stage.press(.up)
    let row = try #require(stage.stage.trace.selected)
    #expect(try copied(stage).subject == .row(row))
  }
}
