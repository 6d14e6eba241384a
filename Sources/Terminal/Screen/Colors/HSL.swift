/// A colour as hue (0 to 6), saturation and lightness (0 to 1).
package struct HSL {
  package let hue: Double
  let saturation: Double
  let lightness: Double

  init(hue: Double, saturation: Double, lightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
  }

  package init(_ color: RGB) {
    let red = Double(color.red) / 255
    let green = Double(color.green) / 255
    let blue = Double(color.blue) / 255
    let high = max(red, green, blue)
    let low = min(red, green, blue)
    let spread = high - low
    lightness = (high + low) / 2
    saturation = spread == 0 ? 0 : spread / (1 - abs(high + low - 1))
    if spread == 0 {
      hue = 0
    } else if high == red {
      hue = (green - blue) / spread + (green < blue ? 6 : 0)
    } else if high == green {
      hue = (blue - red) / spread + 2
    } else {
      hue = (red - green) / spread + 4
    }
  }

  var rgb: RGB {
    let strength = (1 - abs(2 * lightness - 1)) * saturation
    func channel(_ shift: Double) -> UInt8 {
      let place = (hue + shift).truncatingRemainder(dividingBy: 6)
      let part = min(max(min(place, 4 - place), 0), 1)
      let value = lightness - strength / 2 + strength * part
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    return RGB(channel(2), channel(0), channel(4))
  }
}
