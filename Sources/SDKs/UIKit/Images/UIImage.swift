/// A picture.
open class UIImage: NSObject {
  /// Pixels per point.
  public let scale: CGFloat
  /// The pixels; nil for a picture with nothing in it.
  package let raster: Raster?
  /// A letter or two that stand for the picture where it is too small to be seen.
  package var iconText: String?

  /// A picture with nothing in it.
  public override init() {
    scale = 1
    raster = nil
  }

  package init(raster: Raster, scale: CGFloat) {
    self.raster = raster
    self.scale = scale > 0 ? scale : 1
  }

  /// The picture in a file's bytes; nil when there is none. The pictures of this world are binary PPM.
  public convenience init?(data: Data) {
    guard let raster = Raster(ppm: data) else { return nil }
    self.init(raster: raster, scale: 1)
  }

  /// The application brings no pictures.
  public convenience init?(named name: String) { nil }

  /// Its size in points.
  open var size: CGSize {
    guard let raster else { return .zero }
    return CGSize(width: CGFloat(raster.width) / scale, height: CGFloat(raster.height) / scale)
  }
}
