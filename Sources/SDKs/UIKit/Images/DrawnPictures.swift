import Synchronization

/// The pictures drawn so far, by name. Worlds come and go, and the same ads with them: painting one picture
/// costs more than the rest of a screen.
enum DrawnPictures {
  private static let drawn = Mutex<[String: Raster]>([:])
  /// Many more than a scenario has; those of random worlds never come again.
  private static let limit = 128

  static func raster(_ name: String, drawing draw: () -> Raster) -> Raster {
    if let raster = drawn.withLock({ $0[name] }) { return raster }
    let raster = draw()
    drawn.withLock { drawn in
      if drawn.count >= limit { drawn.removeAll() }
      drawn[name] = raster
    }
    return raster
  }
}
