import Testing

@testable import Screen

struct MovingPictureTests {
  private func canvas(_ rows: String...) -> Canvas {
    var canvas = Canvas(width: 8, height: 2)
    for (y, row) in rows.enumerated() { canvas.put(row, at: Point(x: 0, y: y), .plain) }
    return canvas
  }

  private func picture(
    _ screens: [(seconds: Int, canvas: Canvas)], end: Int, travelling: Set<Int> = []
  ) -> MovingPicture {
    var picture = MovingPicture()
    for (seconds, canvas) in screens {
      picture.add(canvas, at: .seconds(seconds), isWhole: !travelling.contains(seconds))
    }
    picture.end(at: .seconds(end))
    return picture
  }

  @Test func `a cell that comes back was there all the time`() throws {
    let picture = picture(
      [(0, canvas("tap")), (1, canvas("t●p")), (2, canvas("tap")), (4, canvas("tip"))], end: 8)
    let svg = try #require(picture.loop()).svg
    #expect(
      svg.contains(
        """
        <style>
        .m{animation:8s step-end infinite}
        @media (prefers-reduced-motion:reduce){.m{animation:none!important}}
        @keyframes s0{0%{visibility:hidden}12.500%{visibility:visible}25.000%{visibility:hidden}}
        @keyframes s1{0%{visibility:hidden}50.000%{visibility:visible}}
        </style>
        """))
    #expect(
      svg.contains(
        """
        <g class="m" style="animation-name:s1">
        <g transform="scale(1.05 2.125)" shape-rendering="crispEdges">
        <path fill="#16181d" d="M8 0h8v8h-8z"/>
        </g>
        <g fill="#d8dee9">
        <text x="8.4" y="13" textLength="8.4" lengthAdjust="spacingAndGlyphs">i</text>
        </g>
        </g>
        """))
  }

  @Test func `one screen does not move`() throws {
    let svg = try #require(picture([(0, canvas("tap"))], end: 3).loop()).svg
    #expect(svg == Export.svg(canvas("tap")))
  }

  @Test(arguments: [
    (poster: 0, hidden: [true, true]), (1, [false, true]), (2, [true, true]), (9, [true, false]),
  ])
  func `without motion the poster is seen`(poster: Int, hidden: [Bool]) throws {
    let picture = picture(
      [(0, canvas("tap")), (1, canvas("t●p")), (2, canvas("tap")), (4, canvas("tip"))], end: 8)
    let svg = try #require(picture.loop(poster: .seconds(poster))).svg
    #expect(
      hidden.indices.map { svg.contains("animation-name:s\($0)\" visibility=\"hidden\"") }
        == hidden)
  }

  @Test func `what is longer than 30 seconds ends after a whole screen`() throws {
    let screens = zip([0, 10, 20, 21, 28, 40], ["aa", "bb", "cc", "dd", "ee", "ff"])
      .map { ($0, canvas($1)) }
    let loop = try #require(picture(screens, end: 50).loop())
    #expect(loop.length == .seconds(28) && loop.cut == .length)
    #expect(loop.svg.contains(">dd</text>") && !loop.svg.contains(">ee</text>"))
    // A tap on its way would not arrive.
    let travelling = try #require(picture(screens, end: 50, travelling: [20, 21]).loop())
    #expect(travelling.length == .seconds(20))
    let idle = try #require(picture([(5, canvas("a")), (90, canvas("b"))], end: 95).loop())
    #expect(idle.length == .seconds(30) && idle.cut == .length)
    #expect(!idle.svg.contains("<style>"))
  }

  @Test func `what would be too large ends where it fits`() throws {
    let screens = (0..<20).map { ($0, canvas("s \($0)")) }
    let picture = picture(screens, end: 20)
    let whole = try #require(picture.loop())
    #expect(whole.cut == nil && whole.length == .seconds(21))
    let part = try #require(picture.loop(byteLimit: whole.svg.utf8.count / 2))
    #expect(part.cut == .size && part.length > .seconds(2) && part.length < .seconds(16))
    #expect(part.svg.utf8.count <= whole.svg.utf8.count / 2)
    #expect(picture.loop(byteLimit: 100) == nil)
  }

  @Test func `a picture is as large as the largest window`() throws {
    let screens = [(0, canvas("small")), (1, Canvas(width: 10, height: 1))]
    let svg = try #require(picture(screens, end: 2).loop()).svg
    #expect(svg.contains("viewBox=\"0 0 112 62\""))
  }

  @Test func `patches over the first screen make every other one`() {
    let glyphs: [Glyph] = [.blank, Glyph("a"), Glyph("─"), Glyph("漢")]
    var state: UInt64 = 1
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<300 {
      var canvas = Canvas(width: 12, height: 1)
      let canvases = (0...draw(12)).map { _ in
        for _ in 0...draw(3) {
          canvas.set(glyphs[draw(4)], at: Point(x: draw(12), y: 0), .plain)
        }
        return canvas
      }
      let patches = RowPatches(canvases, row: 0).all.sorted {
        ($0.screens.lowerBound, $0.screens.upperBound)
          < ($1.screens.lowerBound, $1.screens.upperBound)
      }
      for (number, wanted) in canvases.enumerated() {
        var cells = canvases[0].cells
        for patch in patches where patch.screens.contains(number) {
          let source = canvases[patch.screens.lowerBound].cells
          cells.replaceSubrange(patch.columns, with: source[patch.columns])
        }
        #expect(cells == wanted.cells)
      }
    }
  }
}
