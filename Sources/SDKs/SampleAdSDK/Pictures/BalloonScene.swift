/// Striped balloons over a plain.
struct BalloonScene: SampleScene {
  private let paint: ScenePaint
  private let balloons: [Disc]
  private let plain: Int

  init(_ paint: ScenePaint, _ frame: SceneFrame) {
    self.paint = paint
    plain = frame.height * 85 / 100
    // A large one, and a smaller one on the other side of the middle.
    let x = Int((0.25 + 0.15 * frame.turn) * Double(frame.width))
    let other = frame.width * 2 / 3 + frame.number(1, below: max(1, frame.width / 8))
    balloons = [
      Disc(x: x, y: frame.height * 36 / 100, radius: frame.height * 30 / 100),
      Disc(x: other, y: frame.height * 48 / 100, radius: frame.height * 19 / 100),
    ]
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    for balloon in balloons {
      if balloon.contains(x, y) { return stripe(x, of: balloon) }
      if isBasket(x, y, under: balloon) { return paint.near }
    }
    return y > plain ? paint.far : paint.sky(y)
  }

  private func stripe(_ x: Int, of balloon: Disc) -> UInt32 {
    let width = max(1, balloon.radius * 2 / 5)
    let place = (x - balloon.x + balloon.radius) / width
    return place.isMultiple(of: 2) ? paint.light : paint.near
  }

  private func isBasket(_ x: Int, _ y: Int, under balloon: Disc) -> Bool {
    let down = y - balloon.y - balloon.radius
    return down >= 0 && down < max(1, balloon.radius / 2)
      && abs(x - balloon.x) <= max(1, balloon.radius / 4)
  }
}
