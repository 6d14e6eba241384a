import Simulation

extension SampleCreative {
  /// One of a creative's pictures and its address.
  struct Picture {
    let url: String
    let scale: CGFloat
    let image: UIImage
  }

  private static let host = "https://creatives.sample.example"

  var iconPicture: Picture? {
    icon.map { icon in
      let letters = icon.text.map { "-\($0)" } ?? ""
      let size = CGSize(width: 50, height: 50)
      return picture("icon-\(hex(icon.color))\(letters)", size, iconText: icon.text) {
        SamplePictures.icon(color: icon.color, size: 50, hasDisc: icon.text == nil)
      }
    }
  }

  /// The large picture in the requested orientation.
  func imagePicture(_ orientation: NativeAdImageOrientation, number: Int = 0) -> Picture? {
    image.map { image in
      let isPortrait = orientation == .portrait
      let motif = image.motif + number
      let colors = image.colors.map(hex).joined(separator: "-")
      let (width, height) = isPortrait ? (150, 300) : (300, 150)
      let name = "image-\(motif)-\(colors)\(isPortrait ? "-portrait" : "")"
      return picture(name, CGSize(width: width, height: height)) {
        SamplePictures.landscape(width: width, height: height, colors: image.colors, motif: motif)
      }
    }
  }

  private func picture(
    _ name: String, _ size: CGSize, iconText: String? = nil,
    _ draw: @escaping @Sendable () -> Raster
  ) -> Picture {
    SampleGallery.shared.picture(name) {
      let path = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "picture"
      return Picture(
        url: "\(Self.host)/\(path).ppm", scale: 1,
        image: UIImage(size: size, iconText: iconText, drawing: draw))
    }
  }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}

/// The pictures that have been drawn.
private final class SampleGallery {
  static var shared: SampleGallery { World.current.instance { SampleGallery() } }

  private var pictures: [String: SampleCreative.Picture] = [:]

  func picture(
    _ name: String, _ make: () -> SampleCreative.Picture
  ) -> SampleCreative.Picture {
    if let picture = pictures[name] { return picture }
    let picture = make()
    pictures[name] = picture
    return picture
  }
}
