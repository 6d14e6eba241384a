/// Draws the pictures of the Sample network's ads: any numbers give a picture.
enum SamplePictures {
  /// A square, lighter at the top, with a disc on it unless letters go there: what an application's
  /// icon looks like from a distance.
  static func icon(color: UInt32, size: Int, hasDisc: Bool) -> Raster {
    let middle = Double(size - 1) / 2
    let radius = Double(size) * 0.3
    return draw(width: size, height: size) { x, y in
      let ground = mix(color, 0xFFFFFF, 0.25 * (1 - Double(y) / Double(size)))
      let fromMiddle = hypot(Double(x) - middle, Double(y) - middle)
      return hasDisc && fromMiddle < radius ? mix(color, 0xFFFFFF, 0.85) : ground
    }
  }

  /// A sky between two colours with a sun, and hills whose shape comes from a number in front of
  /// it.
  static func landscape(width: Int, height: Int, colors: [UInt32], motif: Int) -> Raster {
    let top = colors.first ?? 0x2F6FDE
    let bottom = colors.dropFirst().first ?? mix(top, 0xFFFFFF, 0.5)
    let scene = Scene(motif: motif, width: width, height: height)
    let sky = (0..<height).map { mix(top, bottom, Double($0) / Double(max(1, height - 1)) * 1.2) }
    let sun = mix(bottom, 0xFFFFFF, 0.75)
    let hills = (far: mix(top, 0x0B1420, 0.35), near: mix(top, 0x0B1420, 0.55))
    return draw(width: width, height: height) { x, y in
      if y > scene.near[x] { return hills.near }
      if y > scene.far[x] { return hills.far }
      return scene.isSun(x, y) ? sun : sky[y]
    }
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

  /// The first colour at 0, the second at 1.
  private static func mix(_ first: UInt32, _ second: UInt32, _ share: Double) -> UInt32 {
    let share = max(0, min(1, share))
    func part(_ shift: UInt32) -> UInt32 {
      let from = Double((first >> shift) & 0xFF)
      let to = Double((second >> shift) & 0xFF)
      return UInt32((from + (to - from) * share).rounded()) << shift
    }
    return part(16) | part(8) | part(0)
  }

  /// The shapes of a landscape: where each column's hills begin, and where the sun stands.
  private struct Scene {
    let near: [Int]
    let far: [Int]
    private let sun: (x: Int, y: Int, radius: Int)

    init(motif: Int, width: Int, height: Int) {
      // Any number gives a sensible place for sun and hills.
      let turn = Double(motif &* 73 & 0xFF) / 256
      let phase = turn * 2 * .pi
      func line(_ base: Double, _ rise: Double, _ waves: Double, _ shift: Double) -> [Int] {
        (0..<width).map { x in
          let across = Double(x) / Double(max(1, width - 1))
          return Int((base + rise * sin(across * waves + shift)) * Double(height))
        }
      }
      near = line(0.8, 0.10, 5, phase)
      far = line(0.62, 0.14, 8, phase * 2)
      sun = (Int((0.2 + 0.6 * turn) * Double(width)), height * 3 / 10, height * 4 / 25)
    }

    func isSun(_ x: Int, _ y: Int) -> Bool {
      let (across, down) = (x - sun.x, y - sun.y)
      return across * across + down * down < sun.radius * sun.radius
    }
  }
}
