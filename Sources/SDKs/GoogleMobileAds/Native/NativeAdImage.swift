/// A picture of a native ad: downloaded, or only its address.
open class NativeAdImage: NSObject {
  /// The picture; nil if only its URL is known.
  public let image: UIImage?
  /// Where to get the picture.
  public let imageURL: URL?
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether that is the scale that was passed. Pictures are also made off the main thread, so the
  /// load that is handed one writes the note.
  let hasSaidScale: Bool

  /// No picture.
  public override convenience init() {
    self.init(image: nil, imageURL: nil, scale: 1)
  }

  /// A picture that is already loaded.
  public convenience init(image: UIImage) {
    self.init(image: image, imageURL: nil, scale: image.scale)
  }

  /// A picture to be downloaded; an implausible scale counts as 1.
  public convenience init(url: URL, scale: CGFloat) {
    self.init(image: nil, imageURL: url, scale: scale)
  }

  private init(image: UIImage?, imageURL: URL?, scale: CGFloat) {
    self.image = image
    self.imageURL = imageURL
    self.scale = scale.plausibleScale
    hasSaidScale = self.scale == scale
  }
}
