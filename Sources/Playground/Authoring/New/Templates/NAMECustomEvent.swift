import GoogleMobileAds
import NAMENetwork

/// The adapter between Google's SDK and that of NAME. Google's SDK makes one for each load.
public final class NAMECustomEvent: NSObject, MediationAdapter {
  /// One for a load.
  public required override init() {}

  /// The number of the adapter for this version of the network's SDK.
  private static let revision = 0

  /// The version of the network's SDK with the adapter's number in the last two digits.
  public static func adapterVersion() -> VersionNumber {
    var version = adSDKVersion()
    version.patchVersion = version.patchVersion * 100 + revision
    return version
  }

  /// The version of the network's SDK.
  public static func adSDKVersion() -> VersionNumber {
    let parts = NAMESDK.version.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return VersionNumber() }
    return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
  }

  /// The network takes nothing from the publisher.
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  /// Starts the network. Called once, with the settings of all lines that name this adapter.
  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    NAMESDK.start()
    completionHandler(nil)
  }
}
