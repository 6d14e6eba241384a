import Simulation

extension SampleCreative {
  /// One of a creative's pictures and its address.
  struct Picture {
    let url: String
    let scale: CGFloat
    let image: UIImage
  }

  var iconPicture: Picture? {
    icon.map { icon in
      SampleGallery.shared.picture(.icon(icon)) {
        let letters = icon.text.map { "-\($0)" } ?? ""
        let size = CGSize(width: 50, height: 50)
        let name = "icon-\(hex(icon.color))\(letters)"
        return Picture(name, size, iconText: icon.text, file: icon.file) {
          SamplePictures.icon(color: icon.color, size: 50, hasDisc: icon.text == nil)
        }
      }
    }
  }

  /// The large picture in the requested orientation.
  func imagePicture(_ orientation: NativeAdImageOrientation, number: Int = 0) -> Picture? {
    picture(orientation == .portrait ? .portrait : .landscape, number: number)
  }

  /// The large picture in the shape that comes closest to a frame's.
  func scene(filling size: CGSize) -> UIImage? {
    picture(PictureShape(closestTo: size), number: 0)?.image
  }

  private func picture(_ shape: PictureShape, number: Int) -> Picture? {
    image.map { image in
      let image = Image(
        colors: image.colors, motif: image.motif + number, file: number == 0 ? image.file : nil)
      return SampleGallery.shared.picture(.image(image, shape)) {
        let colors = image.colors.map(hex).joined(separator: "-")
        let name = "image-\(image.motif)-\(colors)\(shape.suffix)"
        return Picture(name, shape.size, file: image.file) {
          SamplePictures.scene(shape.size, colors: image.colors, motif: image.motif)
        }
      }
    }
  }

  /// What a large picture is drawn for.
  fileprivate enum PictureShape: String, CaseIterable {
    case landscape, square, portrait

    init(closestTo size: CGSize) {
      let ratio = size.width / max(1, size.height)
      self = ratio > 1.4 ? .landscape : ratio < 0.7 ? .portrait : .square
    }

    var size: CGSize {
      switch self {
      case .landscape: CGSize(width: 300, height: 150)
      case .square: CGSize(width: 240, height: 240)
      case .portrait: CGSize(width: 150, height: 300)
      }
    }

    /// What is added to the picture's address.
    var suffix: String { self == .landscape ? "" : "-\(rawValue)" }
  }
}

extension SampleCreative.Picture {
  private static let host = "https://creatives.sample.example"

  fileprivate init(
    _ name: String, _ size: CGSize, iconText: String? = nil, file: String?,
    _ draw: @escaping @Sendable () -> Raster
  ) {
    // The same motif with another file is another picture.
    let name = file.map { "\(name)-\($0)" } ?? name
    let path = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "picture"
    url = "\(Self.host)/\(path).ppm"
    scale = 1
    image = UIImage(named: url, size: size, iconText: iconText, file: file, drawing: draw)
  }
}

/// The pictures that have been drawn.
private final class SampleGallery {
  static var shared: SampleGallery { World.current.instance { SampleGallery() } }

  /// What a picture is drawn from.
  enum Source: Hashable {
    case icon(SampleCreative.Icon)
    case image(SampleCreative.Image, SampleCreative.PictureShape)
  }

  private var pictures: [Source: SampleCreative.Picture] = [:]

  func picture(
    _ source: Source, _ make: () -> SampleCreative.Picture
  ) -> SampleCreative.Picture {
    if let picture = pictures[source] { return picture }
    let picture = make()
    pictures[source] = picture
    return picture
  }
}

private func hex(_ color: UInt32) -> String {
  let digits = String(color, radix: 16)
  return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
}
