/// Draws the pictures of the Sample network's ads: any numbers give a picture.
enum SamplePictures {
  /// A square, lighter at the top, with a disc on it unless letters go there: what an application's
  /// icon looks like from a distance.
  static func icon(color: UInt32, size: Int, hasDisc: Bool) -> Raster {
    let middle = Double(size - 1) / 2
    let radius = Double(size) * 0.3
    return draw(width: size, height: size) { x, y in
      let ground = ScenePaint.mix(color, 0xFFFFFF, 0.25 * (1 - Double(y) / Double(size)))
      let fromMiddle = hypot(Double(x) - middle, Double(y) - middle)
      return hasDisc && fromMiddle < radius ? ScenePaint.mix(color, 0xFFFFFF, 0.85) : ground
    }
  }

  /// A scene between two colours: the number decides which one, and what its shapes are.
  static func scene(_ size: CGSize, colors: [UInt32], motif: Int) -> Raster {
    let (width, height) = (Int(size.width), Int(size.height))
    let paint = ScenePaint(colors, height: height)
    let frame = SceneFrame(width: width, height: height, motif: motif)
    let pixels = SampleMotif(motif).scene(paint, frame).pixels(frame)
    return Raster(width: width, height: height, pixels: pixels)
      ?? Raster(width: width, height: height)
  }

  private static func draw(
    width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32
  ) -> Raster {
    var raster = Raster(width: width, height: height)
    for y in 0..<raster.height {
      for x in 0..<raster.width { raster[x, y] = color(x, y) }
    }
    return raster
  }
}
