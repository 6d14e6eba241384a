import GoogleMobileAds
import SampleAdSDK

/// The custom event of the Sample network for banners in SDK 7. The network tracks clicks; Google
/// counted impressions itself.
public final class LegacyBannerCustomEvent: NSObject, GADCustomEventBanner {
  /// Told how the request went, and what happens to the banner.
  public weak var delegate: (any GADCustomEventBannerDelegate)?
  private var banner: SampleBanner?
  /// Of two answers the first stands.
  private var isAnswered = false

  /// A custom event for one request.
  public required override init() {}

  /// Requests a banner from the Sample network.
  public func requestAd(
    _ adSize: GADAdSize, parameter serverParameter: String?, label serverLabel: String?,
    request: GADCustomEventRequest
  ) {
    guard let serverParameter, !serverParameter.isEmpty else {
      return fail(with: LegacyError.noAdUnit)
    }
    MainActor.assumeIsolated {
      let banner = SampleBanner(frame: CGRect(origin: .zero, size: adSize.size))
      banner.adUnit = serverParameter
      banner.delegate = self
      self.banner = banner
      let sampleRequest = SampleAdRequest()
      sampleRequest.testMode = request.isTesting
      banner.fetchAd(sampleRequest)
    }
  }

  private func fail(with error: NSError) {
    guard !isAnswered else { return }
    isAnswered = true
    delegate?.customEventBanner(self, didFailAd: error)
  }
}

extension LegacyBannerCustomEvent: SampleBannerAdDelegate {
  /// Hands the banner over.
  public func bannerDidLoad(_ banner: SampleBanner) {
    guard MainActor.assumeIsolated({ banner.isOfRequestedFormat }) else {
      return fail(with: LegacyError.anotherFormat)
    }
    guard !isAnswered else { return }
    isAnswered = true
    delegate?.customEventBanner(self, didReceiveAd: banner)
  }

  /// Says that there is none.
  public func banner(_ banner: SampleBanner, didFailToLoadAdWith errorCode: SampleErrorCode) {
    fail(with: LegacyError.loadFailed(errorCode))
  }

  /// Reports it.
  public func bannerDidRecordClick(_ banner: SampleBanner) {
    delegate?.customEventBannerWasClicked(self)
  }

  /// Reports it.
  public func bannerWillPresentScreen(_ banner: SampleBanner) {
    delegate?.customEventBannerWillPresentModal(self)
  }

  /// Reports it.
  public func bannerWillDismissScreen(_ banner: SampleBanner) {
    delegate?.customEventBannerWillDismissModal(self)
  }

  /// Reports it.
  public func bannerDidDismissScreen(_ banner: SampleBanner) {
    delegate?.customEventBannerDidDismissModal(self)
  }

  /// Reports it.
  public func bannerWillLeaveApplication(_ banner: SampleBanner) {
    delegate?.customEventBannerWillLeaveApplication(self)
  }
}
