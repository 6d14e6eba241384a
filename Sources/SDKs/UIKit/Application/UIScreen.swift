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
