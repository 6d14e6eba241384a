import Synchronization

/// Pixels, either present or drawn on first use: most pictures are handed around and never seen.
final class Pixels: Sendable {
  private let drawn: Mutex<Raster?>
  private let draw: @Sendable () -> Raster

  init(_ raster: Raster) {
    drawn = Mutex(raster)
    draw = { raster }
  }

  /// The same name is always the same picture, in whatever world.
  init(named name: String, drawing draw: @escaping @Sendable () -> Raster) {
    drawn = Mutex(nil)
    self.draw = { DrawnPictures.raster(name, drawing: draw) }
  }

  var raster: Raster {
    drawn.withLock { drawn in
      if let drawn { return drawn }
      let raster = draw()
      drawn = raster
      return raster
    }
  }
}
