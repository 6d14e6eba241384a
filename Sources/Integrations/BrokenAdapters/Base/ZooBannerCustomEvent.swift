import GoogleMobileAds
import SampleAdSDK

/// What the banner adapters of the zoo have in common: a good adapter, short enough that a subclass
/// shows nothing but what it does wrong.
public class ZooBannerCustomEvent: ZooCustomEvent, MediationBannerAd, SampleBannerAdDelegate {
  private(set) var banner: SampleBanner?
  private(set) var eventDelegate: (any MediationBannerAdEventDelegate)?
  private var answer: GADMediationBannerLoadCompletionHandler?

  /// Asks the Sample network for a banner.
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
    let request = SampleAdRequest()
    request.testMode = adConfiguration.isTestRequest
    banner.fetchAd(request)
  }

  /// How large the network's banner is to be.
  func size(for adSize: AdSize) -> CGSize { adSize.size }

  /// What Google puts on the screen.
  public var view: UIView { banner ?? UIView() }

  /// The network has a banner.
  public func bannerDidLoad(_ banner: SampleBanner) {
    guard banner.isOfRequestedFormat else {
      _ = takeAnswer()?(nil, ZooError.anotherFormat)
      return
    }
    eventDelegate = takeAnswer()?(self, nil)
  }

  /// The network has none.
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

  /// Nothing has to be said.
  public func bannerWillLeaveApplication(_ banner: SampleBanner) {}
}
