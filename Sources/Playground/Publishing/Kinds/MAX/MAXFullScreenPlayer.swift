import AdServing
import AppLovinSDK
import Scenarios

/// An interstitial, rewarded or app open unit of MAX: the application's one ad of it, and its delegate.
final class MAXFullScreenPlayer: NSObject, Player, MAXListener {
  private let ad: MAFullScreenAd
  private(set) var isLoading = false

  init(of unit: Scenario.Unit) {
    MAXApp.shared.join(unit)
    let id = unit.asking.max?.adUnitID ?? unit.id
    switch unit.format {
    case .rewarded: ad = MARewardedAd.shared(withAdUnitIdentifier: id)
    case .appOpen: ad = MAAppOpenAd(adUnitIdentifier: id)
    default: ad = MAInterstitialAd(adUnitIdentifier: id)
    }
    super.init()
    (ad as? MARewardedAd)?.delegate = self
    (ad as? MAAppOpenAd)?.delegate = self
    (ad as? MAInterstitialAd)?.delegate = self
    ad.revenueDelegate = self
  }

  let place = AdPlace.overApp
  /// MAX says what showing means without an ad.
  let hasAd = true
  var isReady: Bool { ad.isReady }
  var isShowing: Bool { ad.isShowing }

  func load(_ options: Scenario.Options) {
    isLoading = !ad.isReady
    ad.load()
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    if let placement { ad.show(forPlacement: placement) } else { ad.show() }
  }

  func takeDown() {}
}

extension MAXFullScreenPlayer: @preconcurrency MARewardedAdDelegate,
  MAAdRevenueDelegate
{
  func didLoad(_ ad: MAAd) { isLoading = false }

  func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError) {
    isLoading = false
  }

}
