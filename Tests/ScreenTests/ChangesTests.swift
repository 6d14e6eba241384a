import Screen
import Testing

/// The bytes that turn one screen into another, applied to a model of a terminal.
struct ChangesTests {
  /// Repeatable pseudo-random numbers.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let texts = ["a", "漢字", "é", "👩‍🚀", "─┼", "★★", "ⓘ", " ", "x漢y"]
  private static let styles: [Style] = [
    .plain, Style(.hex(0xFF8800), on: .hex(0x101010)), Style(.indexed(3), on: .indexed(12), .bold),
    Style(.indexed(200), on: .default, [.underline, .reverse]), Style(.default, on: .default, .dim),
  ]

  /// Draws at random positions, also over existing text and beyond the edge.
  private func scribble(on canvas: inout Canvas, _ times: Int, _ dice: inout Dice) {
    for _ in 0..<times {
      let point = Point(
        x: Int.random(in: -1...canvas.width, using: &dice),
        y: Int.random(in: 0..<canvas.height, using: &dice))
      let text = Self.texts.randomElement(using: &dice) ?? ""
      canvas.put(text, at: point, Self.styles.randomElement(using: &dice) ?? .plain)
    }
  }

  private func expectSame(
    _ terminal: TerminalModel, _ canvas: Canvas, _ what: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.rows == TerminalModel.rows(of: canvas), "\(what)", sourceLocation: location)
    #expect(terminal.misunderstood == [], "\(what)", sourceLocation: location)
  }

  /// Terminals disagree about the width of what Unicode calls ambiguous.
  @Test(arguments: 0..<60, [false, true])
  func `the changes turn one screen into the other`(seed: Int, drawsDisputedWide: Bool) {
    var dice = Dice(state: UInt64(seed))
    let size = Size(
      width: Int.random(in: 1...24, using: &dice), height: Int.random(in: 1...6, using: &dice))
    var canvas = Canvas(size)
    scribble(on: &canvas, 20, &dice)
    var terminal = TerminalModel(size, drawsDisputedWide: drawsDisputedWide)
    terminal.read(Export.changes(from: nil, to: canvas))
    expectSame(terminal, canvas, "the first screen")
    for step in 1...8 {
      let before = canvas
      scribble(on: &canvas, Int.random(in: 0...6, using: &dice), &dice)
      terminal.read(Export.changes(from: before, to: canvas))
      expectSame(terminal, canvas, "step \(step)")
    }
  }

  @Test func `an unchanged screen needs no output`() {
    var canvas = Canvas(width: 10, height: 3)
    canvas.put("漢a", at: .zero, .plain)
    #expect(Export.changes(from: canvas, to: canvas).isEmpty)
  }

  @Test func `a screen of another size is drawn from scratch`() {
    var small = Canvas(width: 4, height: 2)
    small.put("abcd", at: .zero, .plain)
    let large = Canvas(width: 8, height: 3)
    var terminal = TerminalModel(large.size, drawsDisputedWide: false)
    terminal.read(Export.changes(from: nil, to: small))
    terminal.read(Export.changes(from: small, to: large))
    expectSame(terminal, large, "the large one")
  }

  @Test func `only the cells that differ are written`() {
    let old = Canvas(width: 40, height: 10)
    var new = old
    new.set("x", at: Point(x: 20, y: 4), .plain)
    #expect(
      String(decoding: Export.changes(from: old, to: new), as: UTF8.self)
        == "\u{1B}[5;21H\u{1B}[0mx\u{1B}[0m")
  }
}
