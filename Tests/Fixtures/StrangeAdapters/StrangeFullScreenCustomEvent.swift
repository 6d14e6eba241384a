// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Rewarded ads whose callbacks a test sends; they show nothing.
public final class StrangeFullScreenCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = StrangeRewardedAd()
    StrangeStage.shared.ads.append(ad)
    ad.delegate = completionHandler(ad, nil)
  }
}

/// The rewarded ads of this world.
public final class StrangeStage {
  public static var shared: StrangeStage { World.current.instance { StrangeStage() } }
  public fileprivate(set) var ads: [StrangeRewardedAd] = []
}

/// Counts how often it was asked to present.
public final class StrangeRewardedAd: NSObject, MediationRewardedAd {
  public fileprivate(set) var delegate: MediationRewardedAdEventDelegate?
  public private(set) var timesPresented = 0

  public func present(from viewController: UIViewController) { timesPresented += 1 }
}
