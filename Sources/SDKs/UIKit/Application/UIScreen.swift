import Simulation

/// The phone's screen.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only one there is.
  public static var main: UIScreen { World.current.instance { UIScreen() } }

  /// Its size in points; can be used from any queue.
  nonisolated package static let size = CGSize(width: 390, height: 844)

  /// Its size in points.
  public final let bounds = CGRect(origin: .zero, size: UIScreen.size)
  /// Pixels per point.
  public final let scale: CGFloat = 3
  /// The same as `scale`.
  public final var nativeScale: CGFloat { scale }

  override init() {
    super.init()
  }
}

/// What kind of device this is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// The phone.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only one there is.
  public static var current: UIDevice { World.current.instance { UIDevice() } }

  /// A phone.
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Its name.
  public final let model = "iPhone"
  /// Its operating system.
  public final let systemName = "iOS"
  /// The version this simulation is modelled on.
  public final let systemVersion = "18.0"

  override init() {
    super.init()
  }
}
