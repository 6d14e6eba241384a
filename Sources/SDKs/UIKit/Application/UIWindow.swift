import Simulation

/// The screen's outermost view.
open class UIWindow: UIView {
  /// Runs what is in it.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let root = rootViewController?.view else { return }
      root.frame = bounds
      insertSubview(root, at: 0)
    }
  }
  /// Whether it gets the keys.
  open private(set) var isKeyWindow = false
  /// The scene it is in.
  open weak var windowScene: UIWindowScene?

  open override var window: UIWindow? { self }

  /// Shows it and gives it the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    UIApplication.shared.adopt(self)
    rootViewController?.viewWillAppear(false)
    rootViewController?.viewDidAppear(false)
  }
}

/// A part of the application's interface.
@preconcurrency @MainActor
open class UIScene: NSObject {
  /// Whether it is in use.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Whether it is in use.
  open var activationState: ActivationState {
    UIApplication.shared.applicationState == .active ? .foregroundActive : .background
  }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// Its windows.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
}

/// The device's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen.
  public static var main: UIScreen { World.current.instance { UIScreen() } }
  /// Its size in points.
  open var bounds: CGRect {
    UIApplication.shared.keyWindow?.bounds ?? CGRect(x: 0, y: 0, width: 380, height: 600)
  }
  /// Pixels per point.
  open var scale: CGFloat { 3 }
}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static var current: UIDevice { World.current.instance { UIDevice() } }
  /// What sort of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// What it runs.
  open var systemName: String { "iOS" }
}

/// Sorts of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}
