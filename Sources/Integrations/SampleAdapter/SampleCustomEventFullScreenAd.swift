import GoogleMobileAds
import SampleAdSDK

/// A full-screen ad of the Sample network in the form Google expects: Google says when to show it,
/// the network tracks, and the adapter reports what the network says.
class SampleCustomEventFullScreenAd: NSObject {
  private let ad: SampleFullScreenAd
  private var completion: FullScreenLoadCompletion?
  fileprivate var reporter: (any MediationAdEventDelegate)?

  init(_ ad: SampleFullScreenAd) {
    self.ad = ad
  }

  func load(
    _ configuration: MediationAdConfiguration, _ completion: FullScreenLoadCompletion
  ) {
    self.completion = completion
    guard let adUnitID = configuration.credentials.sampleAdUnitID else {
      return fail(with: SampleCustomEventError.noAdUnit)
    }
    ad.delegate = self
    ad.adUnitID = adUnitID
    let request = SampleAdRequest()
    request.take(configuration)
    ad.fetchAd(request)
  }

  func present(from viewController: UIViewController) {
    ad.show(from: viewController)
  }

  fileprivate var rewardReporter: (any MediationRewardedAdEventDelegate)? {
    reporter as? any MediationRewardedAdEventDelegate
  }
}

/// An interstitial of the Sample network.
final class SampleCustomEventInterstitial: SampleCustomEventFullScreenAd, MediationInterstitialAd {
  func load(
    _ configuration: MediationInterstitialAdConfiguration,
    _ handler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    load(configuration, FullScreenLoadCompletion { [weak self] in handler($0 ? self : nil, $1) })
  }
}

/// A rewarded ad of the Sample network; also used as a rewarded interstitial.
final class SampleCustomEventRewarded: SampleCustomEventFullScreenAd, MediationRewardedAd {
  func load(
    _ configuration: MediationRewardedAdConfiguration,
    _ handler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    load(configuration, FullScreenLoadCompletion { [weak self] in handler($0 ? self : nil, $1) })
  }
}

/// An app open ad of the Sample network.
final class SampleCustomEventAppOpen: SampleCustomEventFullScreenAd, MediationAppOpenAd {
  func load(
    _ configuration: MediationAppOpenAdConfiguration,
    _ handler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    load(configuration, FullScreenLoadCompletion { [weak self] in handler($0 ? self : nil, $1) })
  }
}

extension SampleCustomEventFullScreenAd: SampleFullScreenAdDelegate {
  func adDidLoad(_ ad: SampleFullScreenAd) {
    guard ad.isOfRequestedFormat else { return fail(with: SampleCustomEventError.anotherFormat) }
    // Only the first of two answers gets a delegate.
    guard let completion = completion.take() else { return }
    reporter = completion.call(hasAd: true, nil)
  }

  func ad(_ ad: SampleFullScreenAd, didFailToLoadAdWith errorCode: SampleErrorCode) {
    fail(with: SampleCustomEventError.loadFailed(errorCode.description))
  }

  private func fail(with error: NSError) {
    _ = completion.take()?.call(hasAd: false, error)
  }

  func ad(_ ad: SampleFullScreenAd, didFailToShowWith error: any Error) {
    reporter?.didFailToPresentWithError(error)
  }

  func adWillPresentScreen(_ ad: SampleFullScreenAd) { reporter?.willPresentFullScreenView() }
  func adDidRecordImpression(_ ad: SampleFullScreenAd) { reporter?.reportImpression() }
  func adDidRecordClick(_ ad: SampleFullScreenAd) { reporter?.reportClick() }
  func adDidStartVideo(_ ad: SampleFullScreenAd) { rewardReporter?.didStartVideo() }
  func adDidEndVideo(_ ad: SampleFullScreenAd) { rewardReporter?.didEndVideo() }
  func adDidEarnReward(_ ad: SampleFullScreenAd) { rewardReporter?.didRewardUser() }
  func adWillDismissScreen(_ ad: SampleFullScreenAd) { reporter?.willDismissFullScreenView() }
  func adDidDismissScreen(_ ad: SampleFullScreenAd) { reporter?.didDismissFullScreenView() }
}

/// The handler of a load, in any full-screen format.
struct FullScreenLoadCompletion {
  private let handler: (_ hasAd: Bool, (any Error)?) -> (any MediationAdEventDelegate)?

  init(
    _ handler: @escaping (_ hasAd: Bool, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    self.handler = handler
  }

  func call(hasAd: Bool, _ error: (any Error)?) -> (any MediationAdEventDelegate)? {
    handler(hasAd, error)
  }
}
