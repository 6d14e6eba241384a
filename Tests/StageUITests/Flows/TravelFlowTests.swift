import AdServing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing
import Theming

/// A tap travels over the screen that shows already what came of it.
@Suite(.serialized) @MainActor struct TravelFlowTests {
  /// The looks of a tap, one for each picture, and the finished screen.
  private func travel(
    _ stage: StagePlayer
  ) throws -> (looks: [Motion.Look], final: Canvas, motion: Motion) {
    var renderer = StageRenderer()
    let final = renderer.render(stage.stage, stage.state, theme: .mono).canvas
    let motion = try #require(renderer.motion(of: stage.takeTap()))
    var looks: [Motion.Look] = []
    var time = Duration.zero
    while let look = motion.look(at: time) {
      looks.append(look)
      time += Motion.step
    }
    return (looks, final, motion)
  }

  private func tapped(width: Int, height: Int) throws -> StagePlayer {
    let stage = try StagePlayer(width: width, height: height)
    stage.advance(.seconds(2))
    stage.press(.enter)
    return stage
  }

  @Test(arguments: [(80, 24), (100, 30), (160, 50), (300, 80)])
  func `it goes from the user to the network, and both figures flash`(
    _ width: Int, _ height: Int
  ) throws {
    let (looks, final, _) = try travel(try tapped(width: width, height: height))
    let columns = looks.compactMap { $0.mark?.x }
    let first = try #require(columns.first)
    let last = try #require(columns.last)
    #expect(first < last)
    #expect(columns.max() == last)
    // From lane to lane in order, never back.
    #expect(columns == columns.sorted())
    let lanes = Set(columns).count
    #expect(lanes >= 4, "\(columns)")
    let figures = Set(looks.flatMap(\.flashes).map(\.origin))
    #expect(figures.count == 2)
    for point in figures { #expect(final[point.x, point.y].glyph != .blank) }
  }

  @Test func `the journal and the screen are final before it moves`() throws {
    let stage = try tapped(width: 80, height: 24)
    let count = stage.session.journal.entries.count
    stage.expect(both: Counted(impressions: 1, clicks: 1))
    let (looks, final, _) = try travel(stage)
    #expect(stage.session.journal.entries.count == count)
    #expect(stage.frame.canvas == final)
    var canvas = final
    looks.last?.draw(on: &canvas, .mono)
    #expect(canvas != final)
  }

  @Test func `a lost call falls off at the adapter`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    let (looks, _, _) = try travel(stage)
    let marks = looks.compactMap(\.mark)
    let fallen = looks.filter { $0.glyph != "●" }.compactMap(\.mark)
    #expect(!fallen.isEmpty)
    let whole = try travel(try tapped(width: 120, height: 40)).looks.compactMap { $0.mark?.x }
    #expect((marks.map(\.x).max() ?? 0) < (whole.max() ?? 0))
    // In order: user, app, Google, adapter, network.
    let lanes = lanes(of: stage)
    #expect(lanes.count == 5)
    for mark in fallen { #expect(mark.x > lanes[2] && mark.x <= lanes[3], "\(lanes)") }
    #expect(marks.map(\.x).max() == fallen.map(\.x).max())
    #expect(looks.flatMap(\.flashes).count > 0)
  }

  /// The columns of the parties' lines in the trace.
  private func lanes(of stage: StagePlayer) -> [Int] {
    let frame = stage.frame
    guard let pane = frame.regions.first(where: { $0.target == .pane(.trace) })?.rect else {
      return []
    }
    let inside = pane.inset(1)
    return (inside.x..<inside.maxX).filter { x in
      (inside.y..<inside.maxY).contains { frame.canvas[x, $0].glyph.text == "│" }
    }
  }

  @Test func `keys that touch nothing have none, and a tap has it once`() throws {
    let stage = try tapped(width: 80, height: 24)
    #expect(!stage.takeTap().isEmpty)
    #expect(stage.takeTap().isEmpty)
    stage.press(.escape)
    #expect(stage.takeTap().isEmpty)
    stage.press("r")
    #expect(stage.takeTap().isEmpty)
  }

  @Test(arguments: [(80, 24), (160, 50), (300, 80)])
  func `a whole travelling tap costs less than 5 KB`(_ width: Int, _ height: Int) throws {
    let stage = try StagePlayer(width: width, height: height)
    stage.advance(.seconds(2))
    stage.stage.theme = "midnight"
    var renderer = StageRenderer()
    let before = renderer.render(stage.stage, stage.state, theme: stage.theme).canvas
    stage.press(.enter)
    let final = renderer.render(stage.stage, stage.state, theme: stage.theme).canvas
    let motion = try #require(renderer.motion(of: stage.takeTap()))
    var (shown, bytes, time) = (before, 0, Duration.zero)
    while time <= motion.end + Motion.step {
      var canvas = final
      motion.look(at: time)?.draw(on: &canvas, stage.theme)
      bytes += Export.changes(from: shown, to: canvas).count
      shown = canvas
      time += Motion.step
    }
    #expect(shown == final)
    // Besides what the tap itself writes.
    bytes -= Export.changes(from: before, to: final).count
    #expect((200..<5000).contains(bytes))
  }

  @Test(arguments: [(80, 24), (120, 40), (160, 50)])
  func `rows and figures appear as the mark passes`(_ width: Int, _ height: Int) throws {
    let stage = try tapped(width: width, height: height)
    let (looks, final, _) = try travel(stage)
    let pane = try #require(stage.frame.regions.first { $0.target == .pane(.trace) }).rect
    let wanted = ["didRecordClickOnAsset", "handleClick", "nativeAdWillPresent"].filter {
      text(of: final, in: pane).contains($0)
    }
    #expect(!wanted.isEmpty)
    var seen = 0
    for look in looks {
      var canvas = final
      look.draw(on: &canvas, .mono)
      let count = wanted.count { text(of: canvas, in: pane).contains($0) }
      #expect(count >= seen)
      if look == looks.first { #expect(count == 0) }
      seen = count
      // A figure is a figure in every picture.
      let figures = looks.flatMap(\.flashes)
      for rect in figures {
        #expect(["0", "1", "█▀█ █ █ ▀▀▀", "▀█ █ ▀▀▀"].contains(text(of: canvas, in: rect)))
      }
    }
    #expect(seen == wanted.count)
  }

  @Test func `a lost call appears when the mark gets there`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.force(.fault(.dropsClicks))
    stage.advance(.seconds(2))
    stage.press(.enter)
    let (looks, final, _) = try travel(stage)
    let isLost = looks.map { look in
      var canvas = final
      look.draw(on: &canvas, .mono)
      return text(of: canvas, in: canvas.bounds).contains("╳")
    }
    #expect(isLost.first == false && isLost.last == true)
    #expect(text(of: final, in: final.bounds).contains("╳"))
  }

  private func text(of canvas: Canvas, in rect: Rect) -> String {
    (rect.y..<rect.maxY).map { y in
      (rect.x..<rect.maxX).map { canvas[$0, y].glyph.text }.joined()
    }.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}
