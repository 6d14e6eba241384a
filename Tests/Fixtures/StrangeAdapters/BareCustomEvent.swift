// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Has only what every adapter must have.
public final class BareCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }
}

/// Not an adapter at all.
public final class NoAdapter: NSObject {}
