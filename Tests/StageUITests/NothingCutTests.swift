import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Testing

/// In no window are words cut while rows are free beside them.
@Suite(.serialized) @MainActor struct NothingCutTests {
  private nonisolated static let widths = [
    40, 46, 56, 64, 71, 72, 79, 80, 88, 99, 100, 112, 120, 139, 140, 160, 179, 180, 220, 300,
  ]
  private nonisolated static let heights = [12, 16, 20, 24, 29, 30, 36, 40, 49, 50, 60, 80, 100]

  @Test(arguments: widths) func `no pane cuts words while it has an empty row`(_ width: Int) throws
  {
    let stage = try StagePlayer(width: width, height: 30)
    stage.advance(.seconds(2))
    stage.press(.enter)
    stage.press(.escape)
    for height in Self.heights {
      stage.stage.size = Size(width: width, height: height)
      let frame = stage.frame
      for region in frame.regions {
        guard case .pane(let name) = region.target else { continue }
        let rows = rows(of: region.rect.inset(1), frame.canvas)
        // The phone's texts are cut where the ad's own layout cuts them, and a long name in the trace
        // is shortened in the middle.
        guard name != .device, name != .trace,
          rows.contains(where: { $0.allSatisfy { " │".contains($0) } })
        else { continue }
        let cut = rows.filter { $0.contains("…") }
        #expect(cut == [], "\(name) at \(width)×\(height)\n\(stage.screen)")
      }
    }
  }

  @Test func `no pane cuts words while its column has free rows`() throws {
    let names = ScenarioLibrary.index.map(\.name).enumerated().filter { $0.offset % 3 == 0 }
    var faults: [String] = []
    for (_, name) in names {
      let stage = StagePlayer(try .inLibrary(name), size: Size(width: 100, height: 30))
      stage.advance(.seconds(2))
      stage.press(.enter)
      stage.press(.escape)
      for (width, height) in [(100, 30), (84, 50), (160, 50), (200, 60)] {
        stage.stage.size = Size(width: width, height: height)
        faults += cuts(stage.frame).map { "\(name) at \(width)×\(height): \($0)" }
      }
    }
    #expect(faults == [])
  }

  /// The panes that cut words while there are free rows in their column. The rules are a list, whose
  /// rows are whole once it is open.
  private func cuts(_ frame: Frame<Hit>) -> [String] {
    let panes = panes(of: frame)
    return panes.filter { pane in
      let column = panes.filter { $0.rect.x == pane.rect.x }
      return !pane.cut.isEmpty && pane.name != ContractRoom.card.name
        && column.contains { $0.freeRows >= 3 }
    }.map { "\($0.name): \($0.cut)" }
  }

  @Test(arguments: [Size(width: 120, height: 40), Size(width: 160, height: 50)])
  func `the assets' texts are whole while there are free rows`(_ size: Size) throws {
    let stage = StagePlayer(try .inLibrary("other-names"), size: size)
    stage.advance(.seconds(2))
    stage.press("2")
    #expect(
      stage.text(of: .ledgers).contains("Rolls out in an afternoon. Bees arrive on their own."))
    #expect(!stage.text(of: .ledgers).contains("…"), "\(stage.screen)")
  }

  /// A pane as it was drawn: the lines in which words are cut, and the rows with nothing in them.
  private struct Drawn {
    let name: String
    let rect: Rect
    let cut: [String]
    let freeRows: Int
  }

  /// All panes but the phone, whose texts are cut where the ad's own layout cuts them, and the trace.
  private func panes(of frame: Frame<Hit>) -> [Drawn] {
    frame.regions.compactMap { region in
      let name: String
      switch region.target {
      case .pane(.device), .pane(.trace): return nil
      case .pane(let pane): name = "\(pane)"
      case .room(let room): name = room
      default: return nil
      }
      let rows = rows(of: region.rect.inset(1), frame.canvas)
      return Drawn(
        name: name, rect: region.rect, cut: rows.filter { $0.contains("…") },
        freeRows: rows.count { $0.allSatisfy { " │".contains($0) } })
    }
  }

  @Test(arguments: [Size(width: 100, height: 30), Size(width: 140, height: 45)])
  func `the list says every ad's name whole`(_ size: Size) throws {
    let stage = try StagePlayer(width: size.width, height: size.height)
    let said = stage.text(of: .ads).split { " ○◉◌●▸▤▂■◆◈▣".contains($0) }.joined(separator: " ")
    for unit in stage.state.units { #expect(said.contains(unit.title), "\(said)") }
  }

  private func rows(of rect: Rect, _ canvas: Canvas) -> [String] {
    (rect.y..<max(rect.y, rect.maxY)).map { y in
      (rect.x..<max(rect.x, rect.maxX)).map { canvas[$0, y].glyph.text }.joined()
    }
  }
}
