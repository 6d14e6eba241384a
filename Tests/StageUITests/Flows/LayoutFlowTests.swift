import Screen
import StageUI
import Testing

/// The room of layouts: faults of the ad on view, lit on the phone.
@Suite(.serialized) @MainActor struct LayoutFlowTests {
  private func stage(_ unit: String, _ width: Int = 120, _ height: Int = 40) throws -> StagePlayer {
    let stage = StagePlayer(
      try .inLibrary("native-layouts"), unit: unit, size: Size(width: width, height: height))
    stage.advance(.seconds(1))
    return stage
  }

  @Test func `V lists the fault, and Enter says why it is there`() throws {
    let stage = try stage("asset-outside-ad")
    stage.press("V")
    #expect(stage.screen.contains("asset-outside-ad"))
    #expect(stage.screen.contains("advertiser at 200,220 170×24"))
    stage.press(.enter)
    #expect(stage.stage.overlay?.card.name == "why")
    stage.press(.escape)
    #expect(stage.stage.overlay?.card.name == "layout", "back to the list")
    stage.press(.escape)
    #expect(stage.stage.overlay == nil)
  }

  @Test(arguments: [("asset-outside-ad", true), ("good", false)])
  func `the footer names V where there is a fault`(_ unit: String, _ isFaulty: Bool) throws {
    #expect(try stage(unit).screen.contains("V layout") == isFaulty)
  }

  @Test func `a layout without a fault says so, and so does a unit without an ad`() throws {
    let stage = try stage("good")
    stage.press("V")
    #expect(stage.screen.contains("✓ Google's validator finds nothing wrong here"))
    stage.press(.escape)
    stage.press("x")
    stage.press("V")
    #expect(stage.screen.contains("No native ad of this unit is on the screen"))
  }

  @Test func `the place of the selected fault is lit on the phone, and only while it is listed`()
    throws
  {
    let stage = try stage("attribution-too-small")
    let before = stage.frame.canvas
    stage.press("V")
    let listed = stage.frame.canvas
    let lit = before.differs(from: listed, inColumns: 24..<62)
    #expect(lit > 0 && lit < 40, "\(lit)")
    stage.press(.escape)
    #expect(stage.frame.canvas.differs(from: before, inColumns: 24..<62) == 0)
  }
}

extension Canvas {
  /// How many cells of these columns have another style.
  fileprivate func differs(from other: Canvas, inColumns columns: Range<Int>) -> Int {
    (0..<size.height).reduce(0) { count, y in
      count + columns.count { self[$0, y].style != other[$0, y].style }
    }
  }
}
