import AdServing
import AppLovinSDK
import Scenarios
import Simulation

/// An interstitial, rewarded or app open unit of MAX: the application's one ad of it, and its delegate.
final class MAXFullScreenPlayer: NSObject, Player, MAXListener {
  private let unit: Scenario.Unit
  private var ad: MAFullScreenAd
  private(set) var isLoading = false

  init(of unit: Scenario.Unit) {
    MAXApp.shared.join(unit)
    (self.unit, ad) = (unit, Self.ad(of: unit))
    super.init()
    listen(self)
  }

  private static func ad(of unit: Scenario.Unit) -> MAFullScreenAd {
    let id = unit.asking.max?.adUnitID ?? unit.id
    return switch unit.format {
    case .rewarded: MARewardedAd.shared(withAdUnitIdentifier: id)
    case .appOpen: MAAppOpenAd(adUnitIdentifier: id)
    default: MAInterstitialAd(adUnitIdentifier: id)
    }
  }

  private func listen(_ listener: MAXFullScreenPlayer?) {
    (ad as? MARewardedAd)?.delegate = listener
    (ad as? MAAppOpenAd)?.delegate = listener
    (ad as? MAInterstitialAd)?.delegate = listener
    ad.revenueDelegate = listener
  }

  let place = AdPlace.overApp
  /// MAX says what showing means without an ad.
  let hasAd = true
  var isReady: Bool { ad.isReady }
  var isShowing: Bool { ad.isShowing }

  func load(_ options: Scenario.Options) {
    ad.load()
    // A load that MAX ignores brings nothing to wait for.
    isLoading = ad.isLoading
  }

  func show(_ options: Scenario.Options, at placement: String?) {
    guard let placement, Layers.shared[unit.id]?.losesPlacement(of: unit.id) != true else {
      return ad.show()
    }
    ad.show(forPlacement: placement)
  }

  func takeDown() {}

  /// As plugins destroy an ad: nobody hears more of it, and the next one is another object's.
  func take(_ order: PlayerOrder) {
    guard order == .unit(.dispose) else { return }
    World.current.journal.letsGo(of: unit.id)
    listen(nil)
    ad.letGo()
    (ad, isLoading) = (Self.ad(of: unit), false)
    listen(self)
  }
}

extension MAXFullScreenPlayer: @preconcurrency MARewardedAdDelegate,
  MAAdRevenueDelegate
{
  func didLoad(_ ad: MAAd) { isLoading = false }

  func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError) {
    isLoading = false
  }

}
