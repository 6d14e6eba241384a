/// The orientation of a picture.
public enum NativeAdImageOrientation: Int, CustomStringConvertible, Sendable {
  case any = 0
  case portrait = 1
  case landscape = 2

  /// Its name.
  public var description: String {
    switch self {
    case .any: "any"
    case .portrait: "portrait"
    case .landscape: "landscape"
    }
  }
}
