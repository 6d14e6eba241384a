import GoogleMobileAds
import SampleAdSDK

/// The custom event of the Sample network for interstitials in SDK 7. The network tracks clicks;
/// Google counted impressions itself.
public final class LegacyInterstitialCustomEvent: NSObject, GADCustomEventInterstitial {
  /// Told how the request went, and what happens to the ad.
  public weak var delegate: (any GADCustomEventInterstitialDelegate)?
  private let interstitial = SampleInterstitialAd()
  /// Of two answers the first stands.
  private var isAnswered = false

  /// A custom event for one request.
  public required override init() {}

  /// Requests an interstitial from the Sample network.
  public func requestAd(
    withParameter serverParameter: String?, label serverLabel: String?,
    request: GADCustomEventRequest
  ) {
    guard let serverParameter, !serverParameter.isEmpty else {
      return fail(with: LegacyError.noAdUnit)
    }
    interstitial.delegate = self
    interstitial.adUnitID = serverParameter
    let sampleRequest = SampleAdRequest()
    sampleRequest.testMode = request.isTesting
    interstitial.fetchAd(sampleRequest)
  }

  private func fail(with error: NSError) {
    guard !isAnswered else { return }
    isAnswered = true
    delegate?.customEventInterstitial(self, didFailAd: error)
  }

  /// Has the network show it.
  public func present(fromRootViewController rootViewController: UIViewController) {
    MainActor.assumeIsolated { interstitial.show(from: rootViewController) }
  }
}

extension LegacyInterstitialCustomEvent: SampleFullScreenAdDelegate {
  /// Says that it has come.
  public func adDidLoad(_ ad: SampleFullScreenAd) {
    guard ad.isOfRequestedFormat else {
      return fail(with: LegacyError.anotherFormat)
    }
    guard !isAnswered else { return }
    isAnswered = true
    delegate?.customEventInterstitialDidReceiveAd(self)
  }

  /// Says that there is none.
  public func ad(_ ad: SampleFullScreenAd, didFailToLoadAdWith errorCode: SampleErrorCode) {
    fail(with: LegacyError.loadFailed(errorCode))
  }

  /// Reports it.
  public func adWillPresentScreen(_ ad: SampleFullScreenAd) {
    delegate?.customEventInterstitialWillPresent(self)
  }

  /// Reports it.
  public func adDidRecordClick(_ ad: SampleFullScreenAd) {
    delegate?.customEventInterstitialWasClicked(self)
  }

  /// Reports it.
  public func adWillDismissScreen(_ ad: SampleFullScreenAd) {
    delegate?.customEventInterstitialWillDismiss(self)
  }

  /// Reports it.
  public func adDidDismissScreen(_ ad: SampleFullScreenAd) {
    delegate?.customEventInterstitialDidDismiss(self)
  }

  // What follows had no call in SDK 7.

  /// Nobody to tell.
  public func ad(_ ad: SampleFullScreenAd, didFailToShowWith error: any Error) {}
  /// Google counts it itself.
  public func adDidRecordImpression(_ ad: SampleFullScreenAd) {}
  /// Nobody to tell.
  public func adDidStartVideo(_ ad: SampleFullScreenAd) {}
  /// Nobody to tell.
  public func adDidEndVideo(_ ad: SampleFullScreenAd) {}
  /// An interstitial has no reward.
  public func adDidEarnReward(_ ad: SampleFullScreenAd) {}
}
