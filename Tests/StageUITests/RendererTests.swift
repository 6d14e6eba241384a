import Screen
import Simulation
import StageUI
import Testing

/// Drawing on from the last frame is only a quicker way to the same frame.
@Suite(.serialized) @MainActor struct RendererTests {
  private static let keys: [Key] = [
    Key(.tab), Key(.backtab), Key(.enter), Key(.escape), Key(.left), Key(.right), Key(.up),
    Key(.down), Key("u"), Key("U"), Key("c"), Key("i"), Key("x"), Key("r"), Key("p"), Key("m"),
    Key("1"), Key("2"), Key("z"), Key(" "), Key(">"), Key("?"), Key(":"), Key("o"), Key("t"),
    Key("/"), Key("G"), Key("g"),
  ]

  @Test(arguments: [1, 2, 3, 4]) func `A frame drawn on is the frame drawn anew`(
    _ seed: UInt64
  ) throws {
    let stage = try StagePlayer(unit: "video", width: seed % 2 == 0 ? 80 : 120, height: 30)
    let dice = RandomDice(seed: seed)
    var renderer = StageRenderer()
    for step in 0..<250 {
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

  @Test func `Only the panes that show something else are drawn again`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(1))
    var renderer = StageRenderer()
    func panesDrawn() -> Int {
      _ = renderer.render(stage.stage, stage.state, theme: .mono)
      return renderer.panesDrawn
    }
    let all = panesDrawn()
    #expect(all == 6)
    #expect(panesDrawn() == 0)
    // The focus goes from the list to the phone, and the keys of the phone come with it.
    stage.press(.tab)
    #expect(panesDrawn() == 3)
    // The phone alone.
    stage.press(.tab)
    #expect(panesDrawn() == 1)
    // The header alone.
    stage.press("+")
    #expect(panesDrawn() == 1)
    // The filter that is typed, what is found, and the frame of the phone, which had the focus.
    stage.press("/")
    #expect(panesDrawn() == 3)
    stage.type("tap")
    #expect(panesDrawn() == 2)
    stage.stage.theme = "midnight"
    _ = renderer.render(stage.stage, stage.state, theme: stage.theme)
    #expect(renderer.panesDrawn == all)
  }

  /// Dice outside of the simulated world, so that they do not change it.
  private struct RandomDice {
    private let stream: RandomStream

    init(seed: UInt64) {
      stream = World(seed: seed).stream("keys")
    }

    func next(below bound: Int) -> Int { stream.next(below: bound) }
  }
}
