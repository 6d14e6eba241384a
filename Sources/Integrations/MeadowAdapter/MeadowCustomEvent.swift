import GoogleMobileAds
import MeadowAdSDK

/// The custom event of the Meadow network, for native ads. Its ads say nothing to the flags: Google
/// tracks, and the network is told.
public final class MeadowCustomEvent: NSObject, MediationAdapter {
  private var ad: MeadowMappedStory?

  /// An adapter for one load.
  public required override init() {}

  /// The version of this adapter.
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  /// The version of the Meadow SDK.
  public static func adSDKVersion() -> VersionNumber {
    let parts = MeadowSDKVersion.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return VersionNumber() }
    return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
  }

  /// The Meadow network takes no extras.
  public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  /// Answers at once: there is nothing to set up.
  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    completionHandler(nil)
  }

  /// Asks the Meadow network for a story and hands it over under Google's names.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = MeadowMappedStory()
    self.ad = ad
    ad.load(adConfiguration, completionHandler)
  }
}
