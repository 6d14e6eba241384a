/// What a picture shows. Shapes are large, since a terminal has few cells for them.
enum SampleMotif: Int, CaseIterable {
  case planets, skyline, sea, hills, mountains, balloons

  /// Any number means one of them.
  init(_ number: Int) {
    let count = Self.allCases.count
    self = Self.allCases[(number % count + count) % count]
  }

  func scene(_ paint: ScenePaint, _ frame: SceneFrame) -> any SampleScene {
    switch self {
    case .planets: PlanetScene(paint, frame)
    case .skyline: SkylineScene(paint, frame)
    case .sea: SeaScene(paint, frame)
    case .hills: HillScene(paint, frame)
    case .mountains: MountainScene(paint, frame)
    case .balloons: BalloonScene(paint, frame)
    }
  }
}

/// A picture as a colour for each place.
protocol SampleScene {
  func color(_ x: Int, _ y: Int) -> UInt32
  /// All of them, row by row: a requirement, so that each scene has code of its own for its thousands
  /// of pixels.
  func pixels(_ frame: SceneFrame) -> [UInt32]
}

extension SampleScene {
  func pixels(_ frame: SceneFrame) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(frame.width * frame.height)
    for y in 0..<frame.height {
      for x in 0..<frame.width { pixels.append(color(x, y)) }
    }
    return pixels
  }
}

/// The size of a picture, and a number that its shapes depend on.
struct SceneFrame {
  let width: Int
  let height: Int
  let motif: Int

  /// From 0 to 1: any number gives a sensible place for a sun or a sail.
  var turn: Double { Double(motif &* 73 & 0xFF) / 256 }

  /// A number below `limit` for the thing of this place in a row; neighbours differ.
  func number(_ place: Int, below limit: Int) -> Int {
    var value = UInt64(bitPattern: Int64(place &* 31 &+ motif)) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
    return Int((value &* 0xBF58_476D_1CE4_E5B9) >> 33) % limit
  }
}
