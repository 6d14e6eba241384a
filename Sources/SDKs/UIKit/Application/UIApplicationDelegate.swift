/// Told when the application comes and goes.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
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
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}
