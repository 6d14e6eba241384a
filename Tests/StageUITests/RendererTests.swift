import Screen
import Simulation
import StageUI
import Testing

/// Redrawing the last frame is only a faster way to the same frame.
@Suite(.serialized) @MainActor struct RendererTests {
  private static let keys: [Key] = [
    Key(.tab), Key(.backtab), Key(.enter), Key(.escape), Key(.left), Key(.right), Key(.up),
    Key(.down), Key("u"), Key("U"), Key("c"), Key("i"), Key("x"), Key("r"), Key("p"), Key("m"),
    Key("1"), Key("2"), Key("3"), Key("5"), Key("z"), Key(" "), Key(">"), Key("?"), Key(":"),
    Key("o"), Key("t"),
    Key("/"), Key("G"), Key("g"),
  ]

  @Test(arguments: [
    (1, 120, 30, 250), (2, 80, 30, 250), (3, 60, 20, 250), (4, 160, 50, 60), (5, 180, 50, 60),
  ])
  func `redrawing the last frame gives the same as drawing from scratch`(
    _ seed: UInt64, _ width: Int, _ height: Int, _ steps: Int
  ) throws {
    let stage = try StagePlayer(unit: "video", width: width, height: height)
    let dice = RandomDice(seed: seed)
    var renderer = StageRenderer()
    for step in 0..<steps {
      stage.press(Self.keys[dice.next(below: Self.keys.count)])
      stage.advance(.milliseconds(dice.next(below: 700)))
      let drawnOn = renderer.render(stage.stage, stage.state, theme: .mono)
      let anew = StageRenderer.render(stage.stage, stage.state, theme: .mono)
      let isSame = drawnOn.canvas == anew.canvas
      try #require(
        isSame,
        """
        after \(step + 1) keys
        \(Export.text(drawnOn.canvas))
        \(Export.text(anew.canvas))
        """)
      #expect(drawnOn.cursor == anew.cursor)
      for y in 0..<drawnOn.canvas.height {
        for x in stride(from: 0, to: drawnOn.canvas.width, by: 3) {
          let point = Point(x: x, y: y)
          try #require(drawnOn.target(at: point) == anew.target(at: point))
        }
      }
      if stage.hasQuit { return }
    }
  }

  @Test func `only panes that change are redrawn`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    var renderer = StageRenderer()
    func drawn() -> [Layout.Part] {
      _ = renderer.render(stage.stage, stage.state, theme: stage.theme)
      return renderer.partsDrawn
    }
    let all = drawn()
    #expect(all.contains(.header) && all.contains(.pane(.trace)))
    #expect(drawn() == [])
    // The focus moves from the list to the phone, and the footer changes its keys.
    stage.press(.tab)
    #expect(drawn() == [.footer, .pane(.ads), .pane(.device)])
    // From one asset to the next.
    stage.press(.tab)
    #expect(drawn() == [.pane(.device)])
    // The pace is in the header.
    stage.press("+")
    #expect(drawn() == [.header])
    // The filter, the rows it finds, and the phone's frame, which loses the focus.
    stage.press("/")
    #expect(drawn() == [.footer, .pane(.device), .pane(.trace)])
    stage.type("tap")
    #expect(drawn().contains(.pane(.trace)))
    stage.stage.theme = "midnight"
    #expect(drawn() == all)
  }

  /// Random numbers from outside the simulated world, which they must not change.
  private struct RandomDice {
    private let stream: RandomStream

    init(seed: UInt64) {
      stream = World(seed: seed).stream("keys")
    }

    func next(below bound: Int) -> Int { stream.next(below: bound) }
  }
}
