import GoogleMobileAds

/// Leaves its version at what the project's template has.
///
/// After public adapters whose reports cannot be told apart.
public final class SaysNoVersionCustomEvent: ZooCustomEvent {
  /// None.
  public override class func adapterVersion() -> VersionNumber { VersionNumber() }
}
