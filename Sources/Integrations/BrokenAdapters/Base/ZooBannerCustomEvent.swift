import GoogleMobileAds
import SampleAdSDK

/// What the banner adapters of the zoo have in common: a correct adapter, so short that a subclass
/// shows only its mistake.
public class ZooBannerCustomEvent: ZooCustomEvent, MediationBannerAd, SampleBannerAdDelegate {
  private(set) var banner: SampleBanner?
  private(set) var eventDelegate: (any MediationBannerAdEventDelegate)?
  private var answer: GADMediationBannerLoadCompletionHandler?

  /// Requests a banner from the Sample network.
  public override func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    answer = completionHandler
    guard let adUnitID = adConfiguration.adUnitID else {
      _ = takeAnswer()?(nil, ZooError.noAdUnit)
      return
    }
    let banner = SampleBanner(
      frame: CGRect(origin: .zero, size: size(for: adConfiguration.adSize)))
    banner.adUnit = adUnitID
    banner.delegate = self
    self.banner = banner
    tellPrivacy()
    let request = SampleAdRequest()
    request.say(adConfiguration)
    banner.fetchAd(request)
  }

  /// The size to request from the network.
  func size(for adSize: AdSize) -> CGSize { adSize.size }

  /// The view that Google puts on the screen.
  public var view: UIView { banner ?? UIView() }

  /// The network has a banner.
  public func bannerDidLoad(_ banner: SampleBanner) {
    guard banner.isOfRequestedFormat else {
      _ = takeAnswer()?(nil, ZooError.anotherFormat)
      return
    }
    eventDelegate = takeAnswer()?(self, nil)
  }

  /// The network has no banner.
  public func banner(_ banner: SampleBanner, didFailToLoadAdWith errorCode: SampleErrorCode) {
    _ = takeAnswer()?(nil, ZooError.loadFailed(errorCode))
  }

  private func takeAnswer() -> GADMediationBannerLoadCompletionHandler? {
    defer { answer = nil }
    return answer
  }

  /// The network counted the impression.
  public func bannerDidRecordImpression(_ banner: SampleBanner) {
    eventDelegate?.reportImpression()
  }

  /// The network counted a click.
  public func bannerDidRecordClick(_ banner: SampleBanner) {
    eventDelegate?.reportClick()
  }

  /// The network's page comes.
  public func bannerWillPresentScreen(_ banner: SampleBanner) {
    eventDelegate?.willPresentFullScreenView()
  }

  /// The network's page is about to go.
  public func bannerWillDismissScreen(_ banner: SampleBanner) {
    eventDelegate?.willDismissFullScreenView()
  }

  /// The network's page is gone.
  public func bannerDidDismissScreen(_ banner: SampleBanner) {
    eventDelegate?.didDismissFullScreenView()
  }

  /// Nothing needs to be reported.
  public func bannerWillLeaveApplication(_ banner: SampleBanner) {}
}
