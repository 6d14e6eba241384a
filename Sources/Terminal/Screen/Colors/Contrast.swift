#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether text is readable, according to the Web Content Accessibility Guidelines.
package enum Contrast {
  /// Relative luminance, 0 (black) to 1 (white).
  package static func luminance(_ color: RGB) -> Double {
    0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)]
      + 0.0722 * linear[Int(color.blue)]
  }

  /// 1 (the same) to 21 (black on white).
  package static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let first = luminance(one) + 0.05
    let second = luminance(other) + 0.05
    return first > second ? first / second : second / first
  }

  /// The colour nearest to `foreground`, with the same hue, that has at least this contrast ratio
  /// on `background`; if there is none, black or white, whichever is better.
  package static func nudged(_ foreground: RGB, on background: RGB, to wanted: Double) -> RGB {
    if ratio(foreground, background) >= wanted { return foreground }
    let start = HSL(foreground)
    let candidates = [0.0, 1.0].compactMap { end -> (HSL, RGB)? in
      let extreme = HSL(hue: start.hue, saturation: start.saturation, lightness: end)
      guard ratio(extreme.rgb, background) >= wanted else { return nil }
      return nearest(from: start, towards: end, on: background, wanted)
    }
    let best = candidates.min {
      abs($0.0.lightness - start.lightness) < abs($1.0.lightness - start.lightness)
    }
    if let best { return best.1 }
    let black = RGB(0)
    let white = RGB(0xFFFFFF)
    return ratio(black, background) > ratio(white, background) ? black : white
  }

  /// Repeatedly halves the interval between a colour that is too weak and one that is strong
  /// enough.
  private static func nearest(
    from start: HSL, towards end: Double, on background: RGB, _ wanted: Double
  ) -> (HSL, RGB) {
    var weak = start.lightness
    var strong = end
    for _ in 0..<12 {
      let middle = (weak + strong) / 2
      let color = HSL(hue: start.hue, saturation: start.saturation, lightness: middle).rgb
      if ratio(color, background) >= wanted { strong = middle } else { weak = middle }
    }
    let found = HSL(hue: start.hue, saturation: start.saturation, lightness: strong)
    return (found, found.rgb)
  }

  private static let linear: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
