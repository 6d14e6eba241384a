import Foundation

extension Raster {
  /// A square that shines a little at the top, with a disc on it unless letters go there: what an
  /// application's icon looks like from afar.
  package static func icon(color: UInt32, size: Int, hasDisc: Bool = true) -> Raster {
    let middle = Double(size - 1) / 2
    let radius = Double(size) * 0.3
    return Raster(width: size, height: size) { x, y in
      let ground = mix(color, 0xFFFFFF, 0.25 * (1 - Double(y) / Double(size)))
      let fromMiddle = hypot(Double(x) - middle, Double(y) - middle)
      return hasDisc && fromMiddle < radius ? mix(color, 0xFFFFFF, 0.85) : ground
    }
  }

  /// A sky between two colours with a sun, and hills in front of it whose shape comes from a number.
  package static func landscape(
    width: Int, height: Int, colors: [UInt32], motif: Int
  ) -> Raster {
    let top = colors.first ?? 0x2F6FDE
    let bottom = colors.dropFirst().first ?? mix(top, 0xFFFFFF, 0.5)
    let scene = Scene(motif: motif)
    return Raster(width: width, height: height) { x, y in
      let across = Double(x) / Double(max(1, width - 1))
      let down = Double(y) / Double(max(1, height - 1))
      if let hill = scene.hill(at: across, down) { return mix(top, 0x0B1420, 0.35 + 0.2 * hill) }
      let ratio = Double(width) / Double(max(1, height))
      if scene.isSun(across * ratio, down, ratio) { return mix(bottom, 0xFFFFFF, 0.75) }
      return mix(top, bottom, down * 1.2)
    }
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
