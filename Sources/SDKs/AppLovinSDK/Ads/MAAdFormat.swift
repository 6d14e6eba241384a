import UIKit

/// The format of an ad.
public final class MAAdFormat: NSObject {
  /// Its name.
  public let label: String
  /// How large an ad in a view is; zero for other formats.
  public let size: CGSize

  private init(_ label: String, _ width: CGFloat = 0, _ height: CGFloat = 0) {
    self.label = label
    size = CGSize(width: width, height: height)
  }

  nonisolated(unsafe) private static let formats = (
    banner: MAAdFormat("BANNER", 320, 50), leader: MAAdFormat("LEADER", 728, 90),
    mrec: MAAdFormat("MREC", 300, 250), native: MAAdFormat("NATIVE"),
    appOpen: MAAdFormat("APPOPEN"), rewarded: MAAdFormat("REWARDED"),
    interstitial: MAAdFormat("INTER")
  )

  /// An ad in a view, 320×50.
  public class var banner: MAAdFormat { formats.banner }
  /// An ad in a view, 728×90, for tablets.
  public class var leader: MAAdFormat { formats.leader }
  /// An ad in a view, 300×250.
  public class var mrec: MAAdFormat { formats.mrec }
  /// An ad that the application draws.
  public class var native: MAAdFormat { formats.native }
  /// An ad before the application opens.
  public class var appOpen: MAAdFormat { formats.appOpen }
  /// An ad that is watched for a reward.
  public class var rewarded: MAAdFormat { formats.rewarded }
  /// An ad between two screens.
  public class var interstitial: MAAdFormat { formats.interstitial }

  /// What adapters call such an ad.
  var adapterName: String {
    if isAdViewAd { return "AdViewAd" }
    if self === Self.native { return "NativeAd" }
    if self === Self.appOpen { return "AppOpenAd" }
    return self === Self.rewarded ? "RewardedAd" : "InterstitialAd"
  }

  /// Whether its ads are views.
  public var isAdViewAd: Bool { size != .zero }
  /// Whether its ads cover the application.
  public var isFullscreenAd: Bool { !isAdViewAd && self !== Self.native }
  /// The size of a banner that is as wide as the screen; other formats have their own.
  public var adaptiveSize: CGSize { adaptiveSize(forWidth: UIScreen.size.width) }

  /// The size of a banner that is this wide; other formats have their own.
  public func adaptiveSize(forWidth width: CGFloat) -> CGSize {
    guard self === Self.banner || self === Self.leader else { return size }
    return CGSize(width: width, height: width >= 728 ? 90 : 50)
  }
}
