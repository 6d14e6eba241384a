/// A planet with a ring, its moon, and stars.
struct PlanetScene: SampleScene {
  private let paint: ScenePaint
  private let planet: Disc
  private let moon: Disc
  private let frame: SceneFrame
  private let star: Int

  init(_ paint: ScenePaint, _ frame: SceneFrame) {
    self.paint = paint
    self.frame = frame
    star = max(1, frame.width / 30)
    planet = Disc(
      x: Int((0.3 + 0.4 * frame.turn) * Double(frame.width)), y: frame.height / 2,
      radius: frame.height * 3 / 10)
    moon = Disc(
      x: (planet.x + frame.width * 2 / 5) % frame.width, y: frame.height / 4,
      radius: frame.height / 10)
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    if isRing(x, y) { return paint.light }
    if planet.contains(x, y) {
      let shade = Double(x - planet.x + planet.radius) / Double(max(1, 2 * planet.radius))
      return ScenePaint.mix(paint.bottom, paint.top, shade)
    }
    if moon.contains(x, y) { return paint.bottom }
    let isStar = frame.number(x / star * 97 + y / star, below: 29) == 0
    return isStar ? paint.light : paint.near
  }

  /// In front of the planet's lower half, and on both sides of it.
  private func isRing(_ x: Int, _ y: Int) -> Bool {
    let (across, down) = (Double(x - planet.x), Double(y - planet.y) * 3)
    let distance = hypot(across, down) / Double(max(1, planet.radius))
    return distance > 1.35 && distance < 1.9
      && (y >= planet.y || abs(across) > Double(planet.radius))
  }
}
