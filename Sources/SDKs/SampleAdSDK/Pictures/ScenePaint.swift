/// The colours of a scene, all made from two.
struct ScenePaint {
  let top: UInt32
  let bottom: UInt32
  /// What the light shines on, and what is in front of it.
  let light: UInt32
  let far: UInt32
  let near: UInt32
  private let skies: [UInt32]

  init(_ colors: [UInt32], height: Int) {
    let top = colors.first ?? 0x2F6FDE
    let bottom = colors.dropFirst().first ?? Self.mix(top, 0xFFFFFF, 0.5)
    self.top = top
    self.bottom = bottom
    light = Self.mix(bottom, 0xFFFFFF, 0.75)
    far = Self.mix(top, 0x0B1420, 0.35)
    near = Self.mix(top, 0x0B1420, 0.55)
    skies = (0..<height).map {
      Self.mix(top, bottom, Double($0) / Double(max(1, height - 1)) * 1.2)
    }
  }

  /// The sky at this height.
  func sky(_ y: Int) -> UInt32 { skies.indices.contains(y) ? skies[y] : bottom }

  /// The first colour at 0, the second at 1.
  static func mix(_ first: UInt32, _ second: UInt32, _ share: Double) -> UInt32 {
    let share = max(0, min(1, share))
    func part(_ shift: UInt32) -> UInt32 {
      let from = Double((first >> shift) & 0xFF)
      let to = Double((second >> shift) & 0xFF)
      return UInt32((from + (to - from) * share).rounded()) << shift
    }
    return part(16) | part(8) | part(0)
  }
}

/// A disc: a sun, a moon, a planet.
struct Disc {
  let x: Int
  let y: Int
  let radius: Int

  func contains(_ x: Int, _ y: Int) -> Bool {
    let (across, down) = (x - self.x, y - self.y)
    return across * across + down * down < radius * radius
  }
}
