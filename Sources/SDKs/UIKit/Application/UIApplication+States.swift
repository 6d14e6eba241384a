import Simulation

extension UIApplication {
  /// Starts the application as a touch on its icon does; it is active when it is ready.
  package func launch(
    _ delegate: UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) {
    startedBy = delegate
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    applicationState = .active
    post(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    geometryDidChange()
  }

  /// The user leaves the application.
  package func enterBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active {
      post(Self.willResignActiveNotification) { $0.applicationWillResignActive(self) }
      applicationState = .inactive
    }
    applicationState = .background
    Whereabouts.shared.isAway = true
    post(Self.didEnterBackgroundNotification) { $0.applicationDidEnterBackground(self) }
    geometryDidChange()
  }

  /// The user comes back.
  package func enterForeground() {
    guard applicationState == .background else { return }
    Whereabouts.shared.isAway = false
    post(Self.willEnterForegroundNotification) { $0.applicationWillEnterForeground(self) }
    applicationState = .active
    post(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive(self) }
    geometryDidChange()
  }

  private func post(_ name: Notification.Name, _ tell: (UIApplicationDelegate) -> Void) {
    if let delegate { tell(delegate) }
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication {
  /// The application is ready.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The user is about to leave.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The user left.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The user is about to come back.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The user is back.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
}
