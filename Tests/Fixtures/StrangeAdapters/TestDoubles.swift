import GoogleMobileAds

/// What adapters' own unit tests hand their adapters: configurations made by a stranger, some with
/// storage of their own.
open class CredentialsDouble: MediationCredentials {
  private var stored: [String: Any]

  /// Credentials with these settings.
  public init(_ settings: [String: Any]) {
    stored = settings
    super.init()
  }

  open override var settings: [String: Any] {
    get { stored }
    set { stored = newValue }
  }
}

open class BannerConfigurationDouble: MediationBannerAdConfiguration {
  /// A test request for a banner of this size.
  public init(_ settings: [String: Any], size: AdSize) {
    super.init()
    credentials = CredentialsDouble(settings)
    adSize = size
    isTestRequest = true
  }

  open override var topViewController: UIViewController? { nil }
}

open class NativeConfigurationDouble: MediationNativeAdConfiguration {
  private let given: [GADAdLoaderOptions]

  /// A request with these wishes, which nobody changes.
  public init(options: [GADAdLoaderOptions]) {
    given = options
    super.init()
  }

  open override var options: [GADAdLoaderOptions] {
    get { given }
    set {}
  }
}

/// A network whose SDK has a version of its own under the name that Objective-C uses, too.
open class VersionedNetwork: NSObject {
  /// The network's version.
  public class func version() -> String { "4.2.0" }
  /// The same, as its adapter asks for it.
  public class var versionForAdapters: String { version() }
}

/// Chooses among the sizes of its network, as banner adapters do.
public func networkSize(for requested: AdSize) -> AdSize {
  let potentials = [AdSizeBanner, AdSizeMediumRectangle, AdSizeLeaderboard].map { nsValue(for: $0) }
  return closestValidSizeForAdSizes(original: requested, possibleAdSizes: potentials)
}

/// Asks for the inspector, as a publisher's debug menu does.
@MainActor public func inspect() async -> Error? {
  do {
    try await MobileAds.shared.presentAdInspector(from: nil)
    return nil
  } catch {
    return error
  }
}
