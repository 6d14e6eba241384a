import GoogleMobileAds
import SampleAdSDK

/// A banner of the Sample network in the form Google expects. The network tracks; everything it
/// sees is reported.
final class SampleCustomEventBanner: NSObject, MediationBannerAd {
  private var banner: SampleBanner?
  private var eventDelegate: (any MediationBannerAdEventDelegate)?
  private var completion:
    LoadCompletion<
      any MediationBannerAd, any MediationBannerAdEventDelegate
    >?

  /// An empty view until the network has an ad.
  var view: UIView { banner ?? UIView() }

  func loadBanner(
    for configuration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    completion = LoadCompletion(completionHandler)
    guard let adUnitID = configuration.credentials.sampleAdUnitID else {
      return fail(with: SampleCustomEventError.noAdUnit)
    }
    let banner = SampleBanner(
      frame: CGRect(origin: .zero, size: configuration.adSize.size))
    banner.adUnit = adUnitID
    banner.delegate = self
    self.banner = banner
    let request = SampleAdRequest()
    request.take(configuration)
    banner.fetchAd(request)
  }

  func changeAdSize(to adSize: AdSize) {
    banner?.frame.size = adSize.size
  }
}

extension SampleCustomEventBanner: SampleBannerAdDelegate {
  func bannerDidLoad(_ banner: SampleBanner) {
    guard banner.isOfRequestedFormat else {
      return fail(with: SampleCustomEventError.anotherFormat)
    }
    // Only the first of two answers gets a delegate.
    guard let completion else { return }
    self.completion = nil
    eventDelegate = completion.succeed(with: self)
  }

  func banner(_ banner: SampleBanner, didFailToLoadAdWith errorCode: SampleErrorCode) {
    fail(with: SampleCustomEventError.loadFailed(errorCode.description))
  }

  private func fail(with error: NSError) {
    completion?.fail(with: error)
    completion = nil
  }

  func bannerDidRecordImpression(_ banner: SampleBanner) {
    eventDelegate?.reportImpression()
  }

  func bannerDidRecordClick(_ banner: SampleBanner) {
    eventDelegate?.reportClick()
  }

  func bannerWillPresentScreen(_ banner: SampleBanner) {
    eventDelegate?.willPresentFullScreenView()
  }

  func bannerWillDismissScreen(_ banner: SampleBanner) {
    eventDelegate?.willDismissFullScreenView()
  }

  func bannerDidDismissScreen(_ banner: SampleBanner) {
    eventDelegate?.didDismissFullScreenView()
  }

  func bannerWillLeaveApplication(_ banner: SampleBanner) {
    // Since version 8 the SDK needs nothing here: the host is told by the system.
  }
}
