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
    func isReadable(_ candidate: RGB, on grounds: some Sequence<RGB>) -> Bool {
      grounds.allSatisfy { Contrast.ratio(candidate, $0) >= wanted }
    }
    func isAllowed(_ candidate: RGB) -> Bool { !isParty || isFree(candidate) }
    return nearest(to: color) { isAllowed($0) && isReadable($0, on: grounds) }
      ?? nearest(to: color) { isAllowed($0) && isReadable($0, on: grounds.prefix(1)) }
      ?? nearest(to: color) { isReadable($0, on: grounds.prefix(1)) } ?? color
  }

  /// Of equally near colours the first. Contrast takes longer than distance, and is asked for only where it
  /// decides.
  private func nearest(to color: RGB, where isFit: (RGB) -> Bool) -> RGB? {
    var nearest: (color: RGB, distance: Double)?
    for candidate in Palette.withoutUsersOwn {
      let distance = Contrast.distance(candidate, color)
      if let nearest, distance >= nearest.distance { continue }
      if isFit(candidate) { nearest = (candidate, distance) }
    }
    return nearest?.color
  }

  private func isFree(_ color: RGB) -> Bool {
    taken.allSatisfy { Contrast.distance(color, $0) >= Self.indexedDistance }
  }

  /// How far the colours of parties are from each other where there are few to choose from.
  private static let indexedDistance = 60.0
}
