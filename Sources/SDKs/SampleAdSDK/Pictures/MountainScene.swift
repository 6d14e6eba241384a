/// Peaks with snow on them.
struct MountainScene: SampleScene {
  private let paint: ScenePaint
  private let sun: Disc
  private let peaks: [(x: Int, top: Int)]
  private let height: Int

  init(_ paint: ScenePaint, _ frame: SceneFrame) {
    self.paint = paint
    height = frame.height
    peaks = (0..<4).map { place in
      (
        x: frame.width * (2 * place + 1) / 8 + frame.number(place, below: max(1, frame.width / 10)),
        top: frame.height * (15 + frame.number(place + 9, below: 35)) / 100
      )
    }
    sun = Disc(
      x: Int((0.1 + 0.8 * frame.turn) * Double(frame.width)), y: frame.height / 6,
      radius: frame.height / 9)
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    let rock = peaks.indices.first { y > peaks[$0].top + abs(x - peaks[$0].x) * 9 / 10 }
    guard let rock else { return sun.contains(x, y) ? paint.light : paint.sky(y) }
    let isSnow = y < peaks[rock].top + height * 15 / 100
    return isSnow ? paint.light : rock.isMultiple(of: 2) ? paint.near : paint.far
  }
}
