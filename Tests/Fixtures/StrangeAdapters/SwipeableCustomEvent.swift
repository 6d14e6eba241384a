// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// An adapter whose only format are swipeable interstitials, which a test's hand reports about.
public final class SwipeableCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber { adapterVersion() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func loadSwipeableInterstitialAd(
    for adConfiguration: MediationSwipeableInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationSwipeableInterstitialLoadCompletionHandler
  ) {
    let ad = SwipeableAd(adConfiguration.adSize)
    SwipeableAds.shared.events = completionHandler(ad, nil)
  }
}

/// What the last ad of this world reports to.
public final class SwipeableAds {
  public static var shared: SwipeableAds { World.current.instance { SwipeableAds() } }
  public fileprivate(set) var events: MediationSwipeableInterstitialAdEventDelegate?
}

private final class SwipeableAd: NSObject, MediationSwipeableInterstitialAd {
  let view: UIView

  init(_ size: CGSize) {
    view = UIView(frame: CGRect(origin: .zero, size: size))
  }
}
