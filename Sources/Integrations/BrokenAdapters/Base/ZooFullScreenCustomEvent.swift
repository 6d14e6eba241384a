import GoogleMobileAds
import SampleAdSDK

/// What the zoo's adapters for full-screen ads have in common: a correct adapter, so short that a
/// subclass shows only its mistake.
public class ZooFullScreenCustomEvent: ZooCustomEvent, MediationInterstitialAd, MediationRewardedAd,
  MediationAppOpenAd, SampleFullScreenAdDelegate
{
  /// The network's ad.
  var ad: SampleFullScreenAd?
  var eventDelegate: (any MediationAdEventDelegate)?
  private var answer: ((_ hasAd: Bool, (any Error)?) -> (any MediationAdEventDelegate)?)?

  /// Nil for an interstitial.
  var rewardDelegate: (any MediationRewardedAdEventDelegate)? {
    eventDelegate as? any MediationRewardedAdEventDelegate
  }

  /// Requests an interstitial from the Sample network.
  public override func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    answer = { [unowned self] in completionHandler($0 ? self : nil, $1) }
    fetch(SampleInterstitialAd(), for: adConfiguration)
  }

  /// Requests a rewarded ad from the Sample network.
  public override func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    answer = { [unowned self] in completionHandler($0 ? self : nil, $1) }
    fetch(SampleRewardedAd(), for: adConfiguration)
  }

  /// Uses the network's rewarded ads, which work for this as well.
  public override func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }

  /// Requests an app open ad from the Sample network.
  public override func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    answer = { [unowned self] in completionHandler($0 ? self : nil, $1) }
    fetch(SampleAppOpenAd(), for: adConfiguration)
  }

  private func fetch(_ ad: SampleFullScreenAd, for configuration: MediationAdConfiguration) {
    guard let adUnitID = configuration.adUnitID else {
      _ = takeAnswer()?(false, ZooError.noAdUnit)
      return
    }
    self.ad = ad
    ad.delegate = self
    ad.adUnitID = adUnitID
    tellPrivacy()
    let request = SampleAdRequest()
    request.say(configuration)
    ad.fetchAd(request)
  }

  private func takeAnswer() -> ((Bool, (any Error)?) -> (any MediationAdEventDelegate)?)? {
    defer { answer = nil }
    return answer
  }

  /// The network has an ad.
  public func adDidLoad(_ ad: SampleFullScreenAd) {
    guard ad.isOfRequestedFormat else {
      _ = takeAnswer()?(false, ZooError.anotherFormat)
      return
    }
    // A network may answer twice.
    if let answer = takeAnswer() { eventDelegate = answer(true, nil) }
  }

  /// The network has no ad.
  public func ad(_ ad: SampleFullScreenAd, didFailToLoadAdWith errorCode: SampleErrorCode) {
    _ = takeAnswer()?(false, ZooError.loadFailed(errorCode))
  }

  // MARK: On the screen

  /// Has the network show its ad.
  public func present(from viewController: UIViewController) {
    ad?.show(from: viewController)
  }

  /// The network cannot show its ad.
  public func ad(_ ad: SampleFullScreenAd, didFailToShowWith error: any Error) {
    eventDelegate?.didFailToPresentWithError(error)
  }

  /// The network's ad comes.
  public func adWillPresentScreen(_ ad: SampleFullScreenAd) {
    eventDelegate?.willPresentFullScreenView()
  }

  /// The network counted the impression.
  public func adDidRecordImpression(_ ad: SampleFullScreenAd) {
    eventDelegate?.reportImpression()
  }

  /// The network counted a click.
  public func adDidRecordClick(_ ad: SampleFullScreenAd) {
    eventDelegate?.reportClick()
  }

  /// The video began.
  public func adDidStartVideo(_ ad: SampleFullScreenAd) {
    rewardDelegate?.didStartVideo()
  }

  /// The video is over.
  public func adDidEndVideo(_ ad: SampleFullScreenAd) {
    rewardDelegate?.didEndVideo()
  }

  /// The user has earned the reward.
  public func adDidEarnReward(_ ad: SampleFullScreenAd) {
    rewardDelegate?.didRewardUser()
  }

  /// The network's ad is about to go.
  public func adWillDismissScreen(_ ad: SampleFullScreenAd) {
    eventDelegate?.willDismissFullScreenView()
  }

  /// The network's ad is gone.
  public func adDidDismissScreen(_ ad: SampleFullScreenAd) {
    eventDelegate?.didDismissFullScreenView()
  }
}
