import GoogleMobileAds
import NAMENetwork

/// What the ads of all formats have in common: each loads an ad of the network, and tells Google
/// what the network sees.
class NAMECustomEventAd: NSObject, NAMEAdDelegate {
  private let source: NAMEAd
  private var events: MediationAdEventDelegate?

  init(_ source: NAMEAd) {
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

  func adWasSeen(_ ad: NAMEAd) { events?.reportImpression() }
  func adWasClicked(_ ad: NAMEAd) { events?.reportClick() }
  func adWillOpen(_ ad: NAMEAd) { events?.willPresentFullScreenView() }
  func adWillClose(_ ad: NAMEAd) { events?.willDismissFullScreenView() }
  func adDidClose(_ ad: NAMEAd) { events?.didDismissFullScreenView() }

  func adEarnedReward(_ ad: NAMEAd) {
    (events as? MediationRewardedAdEventDelegate)?.didRewardUser()
  }
}
