/// A sun over two rows of hills.
struct HillScene: SampleScene {
  private let paint: ScenePaint
  private let sun: Disc
  /// Where the hills of each column begin.
  private let near: [Int]
  private let far: [Int]

  init(_ paint: ScenePaint, _ frame: SceneFrame) {
    self.paint = paint
    let phase = frame.turn * 2 * .pi
    func line(_ base: Double, _ rise: Double, _ waves: Double, _ shift: Double) -> [Int] {
      (0..<frame.width).map { x in
        let across = Double(x) / Double(max(1, frame.width - 1))
        return Int((base + rise * sin(across * waves + shift)) * Double(frame.height))
      }
    }
    near = line(0.8, 0.10, 5, phase)
    far = line(0.62, 0.14, 8, phase * 2)
    sun = Disc(
      x: Int((0.2 + 0.6 * frame.turn) * Double(frame.width)), y: frame.height * 3 / 10,
      radius: frame.height * 4 / 25)
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    if y > near[x] { return paint.near }
    if y > far[x] { return paint.far }
    return sun.contains(x, y) ? paint.light : paint.sky(y)
  }
}
