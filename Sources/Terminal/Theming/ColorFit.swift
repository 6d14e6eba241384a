package import Screen

/// What became of a colour so that it can be read.
package struct ColorFit: Equatable, Sendable {
  /// The role, or a text on a ground: `text on selection`.
  package let role: String
  package let from: RGB
  package let to: RGB
  package let ground: RGB
  /// The contrast that was asked for.
  package let wanted: Double

  package var before: Double { Contrast.ratio(from, ground) }
  package var after: Double { Contrast.ratio(to, ground) }
  package var isMoved: Bool { from != to }
  package var isReadable: Bool { after >= wanted }
}

/// Moves the lightness of colours until they can be read, and remembers what it did.
struct ColorFitting {
  private(set) var fits: [ColorFit] = []
  private let isIndexed: Bool
  /// Colours that are one of a terminal's 256, and taken by a party.
  private var taken: Set<RGB> = []

  /// `depth` with 256 colours allows only these.
  init(depth: ColorDepth) { isIndexed = depth == .twoHundredFiftySix }

  /// A colour that others are drawn on.
  func ground(_ color: RGB) -> RGB {
    isIndexed ? Palette.rgb(Palette.nearest256(color)) : color
  }

  /// Readable on its ground, and on other grounds as long as that costs nothing there.
  mutating func fit(
    _ color: RGB, as role: String, on ground: RGB, to wanted: Double, others: [RGB] = [],
    isParty: Bool = false
  ) -> RGB {
    let first = Contrast.nudged(color, on: ground, to: wanted)
    let nudged = others.reduce(first) { color, other in
      let better = Contrast.nudged(color, on: other, to: wanted)
      return Contrast.ratio(better, ground) >= wanted ? better : color
    }
    let found =
      isIndexed ? indexed(nudged, on: [ground] + others, wanted, isParty: isParty) : nudged
    if isParty { taken.insert(found) }
    fits.append(ColorFit(role: role, from: color, to: found, ground: ground, wanted: wanted))
    return found
  }

  /// The nearest of the 256 that can be read and, if it is a party's, is unlike those of the others; on
  /// the other grounds only if there is one.
  private func indexed(
    _ color: RGB, on grounds: [RGB], _ wanted: Double, isParty: Bool
  ) -> RGB {
    let all = Palette.withoutUsersOwn
      .map { (color: $0, distance: Contrast.distance($0, color)) }
      .sorted { $0.distance < $1.distance }
      .map(\.color)
    let free = isParty ? all.filter(isFree) : all
    func readable(_ colors: [RGB], on grounds: [RGB]) -> RGB? {
      colors.first { candidate in
        grounds.allSatisfy { Contrast.ratio(candidate, $0) >= wanted }
      }
    }
    return readable(free, on: grounds) ?? readable(free, on: Array(grounds.prefix(1)))
      ?? readable(all, on: Array(grounds.prefix(1))) ?? color
  }

  private func isFree(_ color: RGB) -> Bool {
    taken.allSatisfy { Contrast.distance(color, $0) >= Self.indexedDistance }
  }

  /// How far the colours of parties are from each other where there are few to choose from.
  private static let indexedDistance = 60.0
}
