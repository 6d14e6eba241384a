import GoogleMobileAds
import FreshNetwork

/// What the ads of all formats have in common: each loads an ad of the network, and tells Google
/// what the network sees.
class FreshCustomEventAd: NSObject, FreshAdDelegate {
  private let source: FreshAd
  private var events: MediationAdEventDelegate?

  init(_ source: FreshAd) {
    self.source = source
    super.init()
    source.delegate = self
  }

  /// Loads the ad, and answers once: with nil if it is there, or with the reason why not.
  func load(
    for configuration: MediationAdConfiguration,
    _ answer: @escaping (Error?) -> MediationAdEventDelegate?
  ) {
    let placement = configuration.credentials.settings["parameter"] as? String
    source.load(placement: placement) { error in self.events = answer(error) }
  }

  func adWasSeen(_ ad: FreshAd) { events?.reportImpression() }
  func adWasClicked(_ ad: FreshAd) { events?.reportClick() }
  func adWillOpen(_ ad: FreshAd) { events?.willPresentFullScreenView() }
  func adWillClose(_ ad: FreshAd) { events?.willDismissFullScreenView() }
  func adDidClose(_ ad: FreshAd) { events?.didDismissFullScreenView() }

  func adEarnedReward(_ ad: FreshAd) {
    (events as? MediationRewardedAdEventDelegate)?.didRewardUser()
  }
}
