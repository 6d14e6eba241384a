import Simulation

/// The application.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the user sees the application and may touch it.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// The option with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Why the application was started: by the user, who touches its icon, there are no options at all.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// The option with this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// To open this address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// By the application with this name.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// For this notice.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// This world's application.
  public static var shared: UIApplication { World.current.instance { UIApplication() } }

  /// Told when the application comes and goes.
  open weak var delegate: UIApplicationDelegate?
  /// Whether the user sees the application.
  public internal(set) final var applicationState = State.active
  final let scene = UIWindowScene()
  final var geometry = GeometryObservers()
  private final var isLayoutAsked = false
  /// `delegate` is weak, and what started the application would keep it.
  final var startedBy: UIApplicationDelegate?

  override init() {
    super.init()
  }

  /// The one scene there is.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The windows on screen.
  open var windows: [UIWindow] { scene.windows }
  /// The window that has the keyboard.
  open var keyWindow: UIWindow? { scene.keyWindow }

  /// Whether something could open this address: anything with a scheme counts.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Leaves the application for one that opens this address.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard canOpenURL(url) else {
      completion?(false)
      return
    }
    let fields: Fields = ["url": .string(url.onPhone)]
    World.current.journal.call(from: .app, to: .user, "open(_:)", .sentElsewhere, data: fields) {
      enterBackground()
    }
    completion?(true)
  }

  // Pending layout would concern only drawing, but layout can also move views into sight, so it
  // happens at a moment of the timeline and not whenever somebody draws.
  final func setNeedsLayout() {
    guard !isLayoutAsked else { return }
    isLayoutAsked = true
    World.current.soon { [unowned self] in layoutNow() }
  }

  /// Lays out all windows that asked for it.
  package final func layoutNow() {
    isLayoutAsked = false
    for window in windows { window.layoutIfNeeded() }
  }
}
