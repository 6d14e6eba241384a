import Observing
import Playing
import Scenarios
import Screen
import StageUI
import Testing

/// A demo for people who sit far from the screen.
@Suite(.serialized) @MainActor struct LargeFlowTests {
  private nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 160, height: 50),
    Size(width: 200, height: 60),
  ]

  private func stage(_ tour: String, _ size: Size) throws -> StagePlayer {
    let stage = StagePlayer(try .inLibrary(tour), size: size)
    stage.stage.isLarge = true
    return stage
  }

  private func rect(of pane: PaneName, on stage: StagePlayer) -> Rect? {
    stage.frame.regions.first { $0.target == .pane(pane) }?.rect
  }

  @Test(arguments: ScenarioLibrary.tours.map(\.name), sizes)
  func `figures and the sentence have over half of the screen, and the sentence is whole`(
    _ tour: String, _ size: Size
  ) throws {
    let stage = try stage(tour, size)
    for beat in Story(stage.session.original.script).beats {
      stage.press("n")
      let pane = try #require(rect(of: .ledgers, on: stage), "\(stage.screen)")
      let below = size.height - 1 - pane.maxY
      let isTrace = beat.look == .trace
      #expect((rect(of: .trace, on: stage) == nil) == !isTrace)
      if !isTrace {
        let cells = pane.width * pane.height + below * size.width
        #expect(2 * cells > size.width * size.height, "\(stage.screen)")
        #expect(below >= 5)
      }
      guard case .said(let sentence) = beat.caption else { continue }
      let words = stage.screen.split { $0.isWhitespace }
      #expect(sentence.split(separator: " ").allSatisfy { words.contains($0) }, "\(sentence)")
    }
  }

  @Test func `figures grow with the window, and say what small ones say`() throws {
    for (size, rows) in zip(Self.sizes, [3, 6, 6, 6]) {
      let stage = try stage("who-counted", size)
      for _ in 0..<3 { stage.press("n") }
      let lines = stage.lines(of: .ledgers)
      // A 1 stands on a foot as wide as itself.
      let foot = String(repeating: rows == 3 ? "▀" : "█", count: rows)
      #expect(lines.contains { $0.contains(foot) }, "\(stage.screen)")
      #expect(lines.contains { $0.contains("saw it") && $0.contains("was told") })
      #expect(lines.contains { $0.contains("impression") && $0.contains("═") })
    }
  }

  @Test func `a room that is spoken of takes the place of the figures`() throws {
    let stage = try stage("who-counted", Size(width: 120, height: 40))
    for _ in 0..<8 { stage.press("n") }
    #expect(stage.screen.contains("4 Rules") && stage.screen.contains("Fix: "))
  }
}
