import Simulation

/// A picture. It never changes, so it can be shared freely.
public final class UIImage: NSObject, Sendable {
  /// Its size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  private let pixels: Pixels?
  /// A letter or two, drawn for a picture without pixels.
  package let iconText: String?
  /// The file that somebody wants to see in place of the pixels; the simulated phone never opens it.
  package let file: String?

  /// Its pixels; nil if there are none.
  package var raster: Raster? { pixels?.raster }

  private init(
    pixels: Pixels?, scale: CGFloat, iconText: String?, size: CGSize, file: String? = nil
  ) {
    self.pixels = pixels
    self.scale = scale
    self.iconText = iconText
    self.size = size
    self.file = file
    super.init()
  }

  /// An empty picture.
  public override convenience init() {
    self.init(pixels: nil, scale: 1, iconText: nil, size: .zero)
  }

  /// The picture in the data: binary PPM ("P6"), the picture format of the simulated world. Nil for
  /// anything else, for truncated data and for a picture larger than a phone can hold.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture in the data, with this many pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let raster = Raster(ppm: data) else { return nil }
    self.init(raster: raster, scale: scale, file: Raster.file(ofPPM: data))
  }

  /// Always nil: there are no bundles here, so no picture has a name.
  public convenience init?(named name: String) {
    return nil
  }

  /// Always nil: the simulated phone has no files.
  public convenience init?(contentsOfFile path: String) {
    return nil
  }

  /// The picture with these pixels. An implausible scale counts as 1, and is noted.
  package convenience init(
    raster: Raster, scale wantedScale: CGFloat = 1, file: String? = nil
  ) {
    let scale = wantedScale.plausibleScale
    if scale != wantedScale { Self.noteImplausibleScale() }
    let size = CGSize(width: CGFloat(raster.width) / scale, height: CGFloat(raster.height) / scale)
    self.init(pixels: Pixels(raster), scale: scale, iconText: nil, size: size, file: file)
  }

  /// Pictures are made on any queue, but the journal is written on main.
  private static func noteImplausibleScale() {
    guard MainQueue.isCurrent else {
      return DispatchQueue.main.async { noteImplausibleScale() }
    }
    World.current.noteImplausible("scale", by: .app)
  }

  /// A picture of this size that is drawn on first use, and perhaps a letter or two to draw over
  /// it. The name says all that the pixels depend on.
  package convenience init(
    named name: String, size: CGSize, iconText: String?, file: String? = nil,
    drawing draw: @escaping @Sendable () -> Raster
  ) {
    self.init(
      pixels: Pixels(named: name, drawing: draw), scale: 1, iconText: iconText, size: size,
      file: file)
  }

  /// A picture without pixels, drawn as a letter or two.
  package convenience init(iconText: String, size: CGSize) {
    self.init(pixels: nil, scale: 1, iconText: iconText, size: size)
  }
}
