/// A sail on the sea, and the sun's way on the water.
struct SeaScene: SampleScene {
  private let paint: ScenePaint
  private let sun: Disc
  private let glow: UInt32
  private let horizon: Int
  private let wave: Int
  private let sail: (x: Int, top: Int, bottom: Int)

  init(_ paint: ScenePaint, _ frame: SceneFrame) {
    self.paint = paint
    horizon = frame.height * 55 / 100
    wave = max(1, frame.height / 10)
    let x = Int((0.25 + 0.5 * frame.turn) * Double(frame.width))
    sail = (x: x, top: frame.height / 8, bottom: frame.height * 70 / 100)
    // Away from the sail, and whole.
    let sunX = x + frame.width / (x < frame.width / 2 ? 3 : -3)
    sun = Disc(x: sunX, y: horizon, radius: frame.height / 5)
    glow = ScenePaint.mix(paint.bottom, 0xFFFFFF, 0.4)
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    if isSail(x, y) { return paint.light }
    if isHull(x, y) { return paint.near }
    guard y > horizon else { return sun.contains(x, y) ? glow : paint.sky(y) }
    let band = (y - horizon) / wave
    let isGlitter = abs(x - sun.x) < sun.radius / 2 && band.isMultiple(of: 2)
    return isGlitter ? glow : band.isMultiple(of: 2) ? paint.far : paint.near
  }

  /// A triangle on each side of the mast, one of them half as wide.
  private func isSail(_ x: Int, _ y: Int) -> Bool {
    guard y >= sail.top, y < sail.bottom else { return false }
    let width = (y - sail.top) * 2 / 3
    return x >= sail.x - width / 2 && x <= sail.x + width
  }

  private func isHull(_ x: Int, _ y: Int) -> Bool {
    let depth = y - sail.bottom
    return depth >= 0 && depth < wave && abs(x - sail.x) < wave * 3 - depth
  }
}
