import Catalogue
import JSON
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// What the window's size changes, and what it must not.
@Suite(.serialized) @MainActor struct SizeFlowTests {
  private func stage(_ width: Int, _ height: Int) throws -> StagePlayer {
    let stage = try StagePlayer(width: width, height: height)
    stage.advance(.seconds(2))
    return stage
  }

  @Test(arguments: [40, 60, 71])
  func `in a narrow window the counts are in the header whatever the pane`(width: Int) throws {
    let stage = try stage(width, 20)
    for _ in PaneName.allCases {
      #expect(stage.screen.prefix { $0 != "\n" }.contains("imp 1▶1 · click 0▷0"))
      stage.press(.right)
    }
    stage.press(.enter)
    #expect(stage.screen.prefix { $0 != "\n" }.contains("click 1▶1"))
  }

  @Test func `a room that hides the counts of a high narrow window moves them to the header`()
    throws
  {
    let stage = try stage(60, 44)
    #expect(!stage.screen.prefix { $0 != "\n" }.contains("imp"))
    stage.press("3")
    #expect(stage.screen.prefix { $0 != "\n" }.contains("imp 1▶1 · click 0▷0"))
  }

  @Test func `a room beside the counts is reached by the number in its title`() throws {
    let stage = try stage(160, 50)
    for title in ["3 Mediation", "5 Life of the ad", "4 Rules", "Who counted?", "Phone", "Trace"] {
      #expect(stage.screen.contains(title))
    }
    stage.press("5")
    #expect(stage.stage.room.card.name == "life")
    #expect(stage.stage.pane == .ledgers)
    #expect(stage.screen.contains("Who counted?") && !stage.screen.contains("3 Mediation"))
    stage.press("2")
    #expect(stage.screen.contains("2 Assets") && !stage.screen.contains("5 Life of the ad"))
    #expect(stage.screen.contains("Who counted?"))
    stage.press("1")
    #expect(stage.stage.pane == .ads)
    #expect(stage.screen.contains("3 Mediation"))
  }

  @Test func `a click on a room beside the counts goes there, and a second one uses it`() throws {
    let stage = try stage(160, 50)
    stage.click(.command(.mediationRoom))
    #expect(stage.stage.room.card.name == "mediation")
    #expect(stage.stage.pane == .ledgers)
    stage.click(.row(0))
    #expect(stage.stage.lineInRoom == 0)
  }

  @Test func `a room that was left is clicked open again, also if nothing else changed`() throws {
    let stage = try stage(160, 50)
    var renderer = StageRenderer()
    func hit(_ name: String) throws -> Bool {
      let frame = renderer.render(stage.stage, stage.state, theme: .mono)
      return frame.regions.contains { $0.target == .room(name) && $0.rect.height > 5 }
    }
    #expect(try hit("mediation"))
    stage.press("3")
    #expect(try !hit("mediation"))
    stage.press("h")
    #expect(try !hit("mediation"))
    stage.press("1")
    #expect(try hit("mediation"))
  }

  @Test func `the list without room for headings has signs, and every ad`() throws {
    let stage = try stage(100, 30)
    let list = stage.lines(of: .ads)
    #expect(!list.contains { $0.contains("native") })
    for unit in stage.state.units {
      #expect(list.contains { $0.contains("\(unit.format.glyph) \(unit.title.prefix(6))") })
    }
    stage.stage.size = Size(width: 120, height: 40)
    #expect(stage.lines(of: .ads).contains { $0.contains("native") })
  }

  @Test func `the line of ads names their formats`() throws {
    let stage = try stage(80, 24)
    #expect(stage.screen.contains("native ▸◉ feed card"))
    for _ in 0..<5 { stage.press(.down) }
    #expect(stage.screen.contains("banner ▸"))
  }

  @Test func `figures are large where the counts have the rows`() throws {
    let stage = try stage(160, 50)
    let counts = stage.lines(of: .ledgers)
    #expect(counts.contains { $0.hasPrefix(" impression   ") && $0.contains("█  ═") })
    stage.stage.size = Size(width: 80, height: 24)
    #expect(stage.text(of: .ledgers).contains("impression 1 ═"))
  }

  @Test func `a large phone has a status bar with the simulated time`() throws {
    let stage = try stage(200, 60)
    #expect(stage.lines(of: .device)[0].hasPrefix("  12:00"))
    stage.advance(.seconds(120))
    stage.press(.enter)
    #expect(stage.lines(of: .device)[0].hasPrefix("  12:02"))
  }
}
