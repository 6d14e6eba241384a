import Simulation

/// The application.
@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// The application.
  public static var shared: UIApplication { World.current.instance { UIApplication() } }

  /// Whether the application is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Options for opening an address; none matter here.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Hears of what becomes of the application.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it is in front.
  open private(set) var applicationState = State.active
  /// Its windows, the one shown last at the end.
  open private(set) var windows: [UIWindow] = []
  private let scene = UIWindowScene()
  private var observers: [Int: () -> Void] = [:]
  private var lastObserver = 0

  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The parts of its interface.
  open var connectedScenes: Set<UIScene> { [scene] }

  /// The controller on top of everything.
  package var topViewController: UIViewController? {
    keyWindow?.rootViewController?.topmostPresented
  }

  func adopt(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    window.windowScene = scene
    geometryChanged()
  }

  // MARK: Leaving and coming back

  /// Opens an address with whatever the device has for it: leaves the application.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    World.current.journal.call(
      from: .app, to: .user, "open(_:)", data: ["url": .string(url.absoluteString)]
    ) {
      enterBackground()
    }
    completionHandler?(true)
  }

  /// The application goes out of sight.
  package func enterBackground() {
    guard applicationState == .active else { return }
    World.current.journal.note(by: .app, "the application goes to the background")
    delegate?.applicationWillResignActive(self)
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    geometryChanged()
  }

  /// The application comes back.
  package func enterForeground() {
    guard applicationState != .active else { return }
    World.current.journal.note(by: .app, "the application comes back")
    delegate?.applicationWillEnterForeground(self)
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    geometryChanged()
  }

  // MARK: Who watches what is seen

  /// Calls the handler, inside the change, whenever something changed that can change what of any view
  /// is seen.
  package func observeGeometry(_ handler: @escaping () -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = handler
    return lastObserver
  }

  package func stopObserving(_ token: Int) {
    observers[token] = nil
  }

  func geometryChanged() {
    guard !observers.isEmpty else { return }
    for token in observers.keys.sorted() { observers[token]?() }
  }
}

/// Hears of what becomes of the application. Everything is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// It is about to go out of sight.
  func applicationWillResignActive(_ application: UIApplication)
  /// It is out of sight.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// It is about to come back.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// It is back.
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}
