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
