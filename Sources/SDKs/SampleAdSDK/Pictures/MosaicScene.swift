/// Tiles between the two colours, a few of them bright.
struct MosaicScene: SampleScene {
  private let tones: [UInt32]
  private let tile: Int
  private let frame: SceneFrame

  init(_ paint: ScenePaint, _ frame: SceneFrame) {
    self.frame = frame
    tile = max(1, min(frame.width, frame.height) / 5)
    tones = [
      paint.top, ScenePaint.mix(paint.top, paint.bottom, 0.35),
      ScenePaint.mix(paint.top, paint.bottom, 0.7), paint.bottom, paint.far, paint.near,
      paint.light,
    ]
  }

  func color(_ x: Int, _ y: Int) -> UInt32 {
    let (column, row) = (x / tile, y / tile)
    return tones[frame.number(column * 16 + row, below: tones.count)]
  }
}
