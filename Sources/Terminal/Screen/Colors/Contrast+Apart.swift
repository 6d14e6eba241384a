extension Contrast {
  /// How far apart two colours are to the eye, 0 to about 765: the redness of both weighs the parts.
  package static func distance(_ one: RGB, _ other: RGB) -> Double {
    let redness = (Double(one.red) + Double(other.red)) / 2
    let red = Double(one.red) - Double(other.red)
    let green = Double(one.green) - Double(other.green)
    let blue = Double(one.blue) - Double(other.blue)
    let warm = (2 + redness / 256) * red * red
    let cool = (2 + (255 - redness) / 256) * blue * blue
    return (warm + 4 * green * green + cool).squareRoot()
  }

  /// The first of a colour's relatives, the nearest hue first, that is not to be mistaken for any of
  /// the others once it is `finished`; the one that is least like them if there is none.
  package static func apart(
    _ color: RGB, from others: [RGB], by wanted: Double, finished: (RGB) -> RGB
  ) -> RGB {
    var best = (color: color, distance: -1.0)
    for relative in relatives(of: color) {
      let found = finished(relative)
      let nearest = others.map { distance($0, found) }.min() ?? .infinity
      if nearest >= wanted { return found }
      if nearest > best.distance { best = (found, nearest) }
    }
    return best.color
  }

  /// The colour itself, then others of its hue, then of the hues around it.
  private static func relatives(of color: RGB) -> [RGB] {
    let own = HSL(color)
    let turned = turns.flatMap { turn in
      [0.55, 0.75].flatMap { lightness in
        [max(own.saturation, 0.5), 1].map { saturation in
          HSL(
            hue: (own.hue + turn + 6).truncatingRemainder(dividingBy: 6), saturation: saturation,
            lightness: lightness
          ).rgb
        }
      }
    }
    return [color] + turned
  }

  /// Turns of the hue in sixths of the circle, the smallest first.
  private static let turns: [Double] = (0...18).flatMap { (step: Int) -> [Double] in
    let turn = Double(step) / 6
    return step == 0 ? [0] : [turn, -turn]
  }
}
