// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Answers requests for every format with nonsense, at any time and any number of times.
public final class NonsenseCustomEvent: NSObject, MediationAdapter {
  private let nonsense = Nonsense()

  public override init() {}
  public static func adapterVersion() -> VersionNumber { Nonsense().version }
  public static func adSDKVersion() -> VersionNumber { Nonsense().version }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? {
    Nonsense().pick([nil, Extras.self, CustomEventExtras.self])
  }

  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    let nonsense = Nonsense()
    for _ in 0..<nonsense.pick([0, 1, 1, 1, 2]) {
      completionHandler(nonsense.happens(in: 3) ? nonsense.error : nil)
    }
  }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = NonsenseNativeAd()
    answer { ad.hear(from: completionHandler($0 ? ad : nil, $1)) }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let ad = NonsenseBanner(adConfiguration.adSize)
    answer { ad.hear(from: completionHandler($0 ? ad : nil, $1)) }
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = NonsenseFullScreenAd()
    answer { ad.hear(from: completionHandler($0 ? ad : nil, $1)) }
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = NonsenseFullScreenAd()
    answer { ad.hear(from: completionHandler($0 ? ad : nil, $1)) }
  }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    let ad = NonsenseFullScreenAd()
    answer { ad.hear(from: completionHandler($0 ? ad : nil, $1)) }
  }

  /// Most answers have an ad, so that something is shown.
  private func answer(_ handler: @escaping (_ hasAd: Bool, Error?) -> Void) {
    let nonsense = nonsense
    let answer = {
      let hasError = nonsense.happens(in: 6)
      handler(!hasError || nonsense.happens(in: 3), hasError ? nonsense.error : nil)
    }
    for _ in 0..<nonsense.pick([0, 1, 1, 1, 1, 1, 1, 2, 3]) {
      switch nonsense.below(6) {
      case 0: World.current.after(nonsense.delay, nonsense.text, by: .network, answer)
      case 1: DispatchQueue(label: "nonsense").sync(execute: answer)
      default: answer()
      }
    }
  }
}

/// The base class of nonsense ads, whose delegates get all kinds of callbacks.
public class NonsenseAd: NSObject {
  let nonsense = Nonsense()
  private var delegates: [MediationAdEventDelegate] = []

  func hear(from delegate: MediationAdEventDelegate?) {
    if let delegate { delegates.append(delegate) }
    chatter()
  }

  /// Reports random events.
  func chatter() {
    for delegate in delegates {
      for _ in 0..<nonsense.pick([0, 0, 1, 2]) { say(to: delegate) }
    }
  }

  private func say(to delegate: MediationAdEventDelegate) {
    switch nonsense.below(9) {
    case 0: delegate.reportImpression()
    case 1: delegate.reportClick()
    case 2: delegate.willPresentFullScreenView()
    case 3: delegate.didFailToPresentWithError(nonsense.error)
    case 4: delegate.willDismissFullScreenView()
    case 5: delegate.didDismissFullScreenView()
    default:
      (delegate as? MediationNativeAdEventDelegate).map(sayOfVideo)
      (delegate as? MediationRewardedAdEventDelegate).map(sayOfReward)
    }
  }

  private func sayOfVideo(to delegate: MediationNativeAdEventDelegate) {
    switch nonsense.below(5) {
    case 0: delegate.didPlayVideo()
    case 1: delegate.didPauseVideo()
    case 2: delegate.didEndVideo()
    case 3: delegate.didMuteVideo()
    default: delegate.didUnmuteVideo()
    }
  }

  private func sayOfReward(to delegate: MediationRewardedAdEventDelegate) {
    switch nonsense.below(3) {
    case 0: delegate.didStartVideo()
    case 1: delegate.didEndVideo()
    default: delegate.didRewardUser()
    }
  }
}
