/// Draws the pictures of the Sample network's ads: any numbers give something to look at.
enum SamplePictures {
  /// A square that shines a little at the top, with a disc on it unless letters go there: what an
  /// application's icon looks like from afar.
  static func icon(color: UInt32, size: Int, hasDisc: Bool) -> Raster {
    let middle = Double(size - 1) / 2
    let radius = Double(size) * 0.3
    return draw(width: size, height: size) { x, y in
      let ground = mix(color, 0xFFFFFF, 0.25 * (1 - Double(y) / Double(size)))
      let fromMiddle = hypot(Double(x) - middle, Double(y) - middle)
      return hasDisc && fromMiddle < radius ? mix(color, 0xFFFFFF, 0.85) : ground
    }
  }

  /// A sky between two colours with a sun, and hills in front of it whose shape comes from a number.
  static func landscape(width: Int, height: Int, colors: [UInt32], motif: Int) -> Raster {
    let top = colors.first ?? 0x2F6FDE
    let bottom = colors.dropFirst().first ?? mix(top, 0xFFFFFF, 0.5)
    let scene = Scene(motif: motif)
    let ratio = Double(width) / Double(max(1, height))
    return draw(width: width, height: height) { x, y in
      let across = Double(x) / Double(max(1, width - 1))
      let down = Double(y) / Double(max(1, height - 1))
      if let hill = scene.hill(at: across, down) { return mix(top, 0x0B1420, 0.35 + 0.2 * hill) }
      if scene.isSun(across * ratio, down, ratio) { return mix(bottom, 0xFFFFFF, 0.75) }
      return mix(top, bottom, down * 1.2)
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

  /// The shapes of a landscape.
  private struct Scene {
    let sunAcross: Double
    let phase: Double

    init(motif: Int) {
      // Any number gives a sun and hills somewhere sensible.
      let turn = Double(motif &* 73 & 0xFF) / 256
      sunAcross = 0.2 + 0.6 * turn
      phase = turn * 2 * .pi
    }

    /// Which hill covers this point: 0 for the far one, 1 for the near one.
    func hill(at across: Double, _ down: Double) -> Double? {
      let near = 0.8 + 0.10 * sin(across * 5 + phase)
      let far = 0.62 + 0.14 * sin(across * 8 + phase * 2)
      if down > near { return 1 }
      return down > far ? 0 : nil
    }

    func isSun(_ across: Double, _ down: Double, _ ratio: Double) -> Bool {
      hypot(across - sunAcross * ratio, down - 0.3) < 0.16
    }
  }
}
