extension SampleCreative {
  /// The pictures of a creative and where they can be had.
  struct Picture {
    let url: String
    let scale: CGFloat
    let raster: Raster
    let iconText: String?

    /// The picture itself.
    var uiImage: UIImage { UIImage(raster: raster, scale: scale, iconText: iconText) }
  }

  private static let host = "https://creatives.sample.example"

  var iconPicture: Picture? {
    icon.map { icon in
      Picture(
        url: "\(Self.host)/icon-\(hex(icon.color)).ppm", scale: 1,
        raster: SamplePictures.icon(
          color: icon.color, size: 50, hasDisc: icon.text == nil), iconText: icon.text)
    }
  }

  /// The large picture in the orientation that was asked for.
  func imagePicture(_ orientation: NativeAdImageOrientation, number: Int = 0) -> Picture? {
    image.map { image in
      let isPortrait = orientation == .portrait
      let motif = image.motif + number
      return Picture(
        url: "\(Self.host)/image-\(motif)\(isPortrait ? "-portrait" : "").ppm", scale: 1,
        raster: SamplePictures.landscape(
          width: isPortrait ? 150 : 300, height: isPortrait ? 300 : 150, colors: image.colors,
          motif: motif),
        iconText: nil)
    }
  }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
