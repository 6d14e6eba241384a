import AdServing
import Simulation

/// The SDK as a whole.
open class MobileAds: NSObject {
  /// The SDK.
  public static var shared: MobileAds { World.current.instance { MobileAds() } }

  /// The version of the SDK whose behaviour is modelled.
  public var versionNumber: VersionNumber {
    VersionNumber(majorVersion: 13, minorVersion: 3, patchVersion: 0)
  }
  /// What holds for all requests.
  public let requestConfiguration = RequestConfiguration()
  /// How loud the application is, from 0 to 1.
  open var applicationVolume: Float = 1
  /// Whether the application is muted.
  open var isApplicationMuted = false

  /// What the application says about sound.
  public let audioVideoManager = AudioVideoManager()

  private var progress = Start.notAsked
  private var setsUpAdapters = true

  private enum Start {
    case notAsked
    case waiting([(InitializationStatus) -> Void])
    case done
  }

  /// How far the SDK and its adapters have started.
  public var initializationStatus: InitializationStatus {
    InitializationStatus(adapters: AdapterDirectory.shared.statuses, isStarted: isStarted)
  }

  /// Keeps the start from setting up any adapter; they are asked for ads nevertheless. Does nothing
  /// once the SDK has started.
  open func disableMediationInitialization() {
    guard case .notAsked = progress else {
      return World.current.journal.note(
        by: .google, "disableMediationInitialization() comes after the start: it does nothing",
        violation: nil)
    }
    setsUpAdapters = false
  }

  /// Starts the SDK; if this is not called, the first request starts it.
  open func start() {
    start(completionHandler: nil)
  }

  /// Starts the SDK: sets up every adapter that the mediation settings name, and calls back when
  /// all have answered or taken too long.
  open func start(completionHandler: ((InitializationStatus) -> Void)?) {
    let message = "start(completionHandler:)"
    entering(message) { [self] in
      World.current.journal.call(from: .app, to: .google, message, .startAsked) {
        begin(completionHandler)
      }
    }
  }

  /// Starts the SDK if nobody has, and calls back when it has started.
  func begin(_ completionHandler: ((InitializationStatus) -> Void)?) {
    let world = World.current
    let handler = keepingContext(completionHandler)
    switch progress {
    case .done:
      handler(initializationStatus)
    case .waiting(let handlers):
      progress = .waiting(handlers + [handler])
    case .notAsked:
      progress = .waiting([handler])
      world.journal.note(by: .google, "the SDK starts", .sdkStarted)
      AdapterDirectory.shared.setUp(setsUpAdapters ? credentials : []) { self.finishStart() }
    }
  }

  /// The same for async code.
  @discardableResult
  @preconcurrency @MainActor open func start() async -> InitializationStatus {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: $0) }
    }
  }

  /// Whether the SDK has at least this version.
  public func isSDKVersionAtLeast(major: Int, minor: Int, patch: Int) -> Bool {
    let own = versionNumber
    return (own.majorVersion, own.minorVersion, own.patchVersion) >= (major, minor, patch)
  }

  private var isStarted: Bool {
    if case .done = progress { true } else { false }
  }

  private func finishStart() {
    guard case .waiting(let handlers) = progress else { return }
    progress = .done
    for handler in handlers { handler(initializationStatus) }
  }

  private func keepingContext(
    _ handler: ((InitializationStatus) -> Void)?
  ) -> (InitializationStatus) -> Void {
    let journal = World.current.journal
    let context = journal.context
    return { status in journal.within(context) { handler?(status) } }
  }

  /// The settings of every line that has an adapter of today; custom events have no set-up.
  private var credentials: [(className: String, MediationCredentials)] {
    let units = AdServer.shared.units.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.api == .modern }
    return units.flatMap { unit in
      unit.lines.map {
        ($0.className, MediationCredentials(settings: $0.settings, format: AdFormat(unit.format)))
      }
    }
  }
}
