// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Its set-up takes as many seconds as the largest parameter of its lines; without parameters it
/// never ends.
public final class SetUpCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    let parameters = configuration.credentials.compactMap { $0.settings["parameter"] as? String }
    guard let seconds = parameters.compactMap({ Int($0) }).max() else { return }
    World.current.after(.seconds(seconds), "set up", by: .network) { completionHandler(nil) }
  }
}
