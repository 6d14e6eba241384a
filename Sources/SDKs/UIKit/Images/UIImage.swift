/// A picture. It never changes, so that it may be handed around freely.
public final class UIImage: NSObject, Sendable {
  /// How large it is in points.
  public let size: CGSize
  /// How many pixels there are to a point.
  public let scale: CGFloat
  /// What it shows; nil when there are no pixels.
  package let raster: Raster?
  /// What is drawn for a picture without pixels: a letter or two.
  package let iconText: String?

  private init(raster: Raster?, scale: CGFloat, iconText: String?, size: CGSize) {
    self.raster = raster
    self.scale = scale
    self.iconText = iconText
    self.size = size
    super.init()
  }

  /// A picture of nothing.
  public override convenience init() {
    self.init(raster: nil, scale: 1, iconText: nil, size: .zero)
  }

  /// The picture in the data: binary PPM ("P6"), the picture format of the simulated world. Nil for
  /// anything else, for what is cut short and for what is larger than a phone can hold.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in the data, with so many pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let raster = Raster(ppm: data) else { return nil }
    self.init(raster: raster, scale: scale)
  }

  /// There are no bundles here, and so no picture has a name: always nil.
  public convenience init?(named name: String) {
    return nil
  }

  /// The picture in a file: always nil, the simulated phone has no files.
  public convenience init?(contentsOfFile path: String) {
    return nil
  }

  /// The picture of these pixels; a scale that makes no sense counts as 1.
  package convenience init(raster: Raster, scale: CGFloat = 1) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(raster.width) / scale, height: CGFloat(raster.height) / scale)
    self.init(raster: raster, scale: scale, iconText: nil, size: size)
  }

  /// The picture of these pixels, and a letter or two to lay over it.
  package convenience init(raster: Raster, scale: CGFloat, iconText: String?) {
    let plain = UIImage(raster: raster, scale: scale)
    self.init(raster: raster, scale: plain.scale, iconText: iconText, size: plain.size)
  }

  /// A picture without pixels, drawn as a letter or two.
  package convenience init(iconText: String, size: CGSize) {
    self.init(raster: nil, scale: 1, iconText: iconText, size: size)
  }
}
