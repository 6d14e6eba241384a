import GoogleMobileAds

/// Takes the network's version apart as if it always had three numbers, and takes what is not one for -1.
///
/// After the public guide to version numbers of custom events.
public final class ReadsVersionsBadlyCustomEvent: ZooCustomEvent {
  /// The last number of "2.3.beta" is none.
  public override class func adSDKVersion() -> VersionNumber {
    let parts = "2.3.beta".split(separator: ".").map { Int($0) ?? -1 }
    return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
  }
}
