/// A picture of a native ad: downloaded, or only where to get it.
open class NativeAdImage: NSObject {
  /// The picture; nil where only its URL is known.
  public let image: UIImage?
  /// Where the picture can be had.
  public let imageURL: URL?
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether that is what was said. Pictures are made off the main thread, too, so the load that
  /// is handed one writes it down.
  let hasSaidScale: Bool

  /// No picture.
  public override convenience init() {
    self.init(image: nil, imageURL: nil, scale: 1)
  }

  /// A picture that is here.
  public convenience init(image: UIImage) {
    self.init(image: image, imageURL: nil, scale: image.scale)
  }

  /// A picture that is elsewhere; a scale that makes no sense counts as 1.
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
