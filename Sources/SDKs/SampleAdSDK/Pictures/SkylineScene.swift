/// Houses at night, with light in some of their windows.
struct SkylineScene: SampleScene {
  private let paint: ScenePaint
  private let moon: Disc
  private let roofs: [Int]
  private let house: Int
  private let window: Int
  private let frame: SceneFrame

  init(_ paint: ScenePaint, _ frame: SceneFrame) {
    self.paint = paint
    self.frame = frame
    house = max(1, frame.width / 10)
    window = max(1, frame.width / 30)
    roofs = (0...10).map { frame.height * (35 + frame.number($0, below: 45)) / 100 }
    moon = Disc(
      x: Int((0.15 + 0.7 * frame.turn) * Double(frame.width)), y: frame.height / 5,
      radius: frame.height / 8)
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    let place = min(x / house, roofs.count - 1)
    guard y > roofs[place] else { return moon.contains(x, y) ? paint.light : paint.sky(y) }
    let (column, row) = (x / window, (y - roofs[place]) / max(1, window))
    let isLit = row > 0 && frame.number(column * 64 + row, below: 4) == 0
    return isLit ? paint.bottom : place.isMultiple(of: 2) ? paint.near : paint.far
  }
}
