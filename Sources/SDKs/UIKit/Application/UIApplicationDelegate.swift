/// Told when the application starts, comes and goes.
@preconcurrency @MainActor public protocol UIApplicationDelegate: ApplicationWithWindow {
  /// The window of the application; nil for one that has not got the property.
  var window: UIWindow? { get set }
  /// The application is about to be ready. Whether it can open what it was started for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The application is ready: time to make the window and show it. Whether it can open what it was
  /// started for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The user is about to leave.
  func applicationWillResignActive(_ application: UIApplication)
  /// The user left.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The user is about to come back.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The user is back.
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}
