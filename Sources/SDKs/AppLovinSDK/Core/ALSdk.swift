import MediatedNetworks
import Simulation

/// The SDK itself: what has to be started before ads load.
public final class ALSdk: NSObject {
  /// The only instance.
  public class func shared() -> ALSdk { World.current.instance { ALSdk() } }

  /// The only instance, under its former name; the key stays that of the first call.
  public class func shared(withKey sdkKey: String) -> ALSdk? {
    let sdk = shared()
    if sdk.sdkKey == nil { sdk.sdkKey = sdkKey }
    return sdk
  }

  /// The version.
  public class func version() -> String { "13.3.1" }

  /// The version as a number.
  public class var versionCode: UInt { 13_030_199 }

  /// Whether it was started.
  public var isInitialized: Bool { starter.isDone }
  /// What an application may change.
  public let settings = ALSdkSettings()
  /// What it knows once it was started.
  public let configuration = ALSdkConfiguration()
  /// Who mediates: "max".
  public var mediationProvider: String?
  /// The user, as the application names it; `settings` has it in newer versions.
  public var userIdentifier: String? {
    get { settings.userIdentifier }
    set { settings.userIdentifier = newValue }
  }

  private(set) var sdkKey: String?
  /// Its handlers have no word for a failure.
  let starter = MediatedStarter(of: appLovin, admitsFailure: false)

  /// Starts it. The handler is called on main, at once if it was started before.
  public func initialize(
    with configuration: ALSdkInitializationConfiguration,
    completionHandler: ((ALSdkConfiguration) -> Void)? = nil
  ) {
    sdkKey = configuration.sdkKey
    mediationProvider = configuration.mediationProvider ?? mediationProvider
    start("initialize(with:completionHandler:)", completionHandler)
  }

  /// Starts it, with the key that it already has.
  public func initializeSdk(completionHandler: ((ALSdkConfiguration) -> Void)? = nil) {
    start("initializeSdk(completionHandler:)", completionHandler)
  }

  private func start(_ message: String, _ handler: ((ALSdkConfiguration) -> Void)?) {
    starter.start(
      message, data: [Fact.hasKey(hasKey)], hasKey: hasKey, failure: nil,
      answer: "completionHandler(configuration)"
    ) { [configuration] (_: MAError?) in handler?(configuration) }
  }

  private var hasKey: Bool { sdkKey?.isEmpty == false }
}
