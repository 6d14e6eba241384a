import CloudXCore
import IronSource
import UIKit

/// LevelPlay's ad in a competition.
package final class LevelPlaySlot: NSObject, ArbiterSlot, LPMInterstitialAdDelegate,
  LPMRewardedAdDelegate
{
  package let label: String
  package var onEvent: (ArbiterSlotEvent) -> Void = { _ in }
  /// Told to the arbiter with each bid.
  package var extras: [String: String] = [:]
  private let ad: Ad
  private var info: LPMAdInfo?

  private enum Ad {
    case interstitial(LPMInterstitialAd)
    case rewarded(LPMRewardedAd)
  }

  /// An interstitial, which the slot takes over.
  package init(_ interstitial: LPMInterstitialAd, label: String = "LevelPlay") {
    ad = .interstitial(interstitial)
    self.label = label
    super.init()
    interstitial.setDelegate(self)
  }

  /// A rewarded ad, which the slot takes over.
  package init(_ rewarded: LPMRewardedAd, label: String = "LevelPlay") {
    ad = .rewarded(rewarded)
    self.label = label
    super.init()
    rewarded.setDelegate(self)
  }

  package var platform: CLXArbiterPlatform { .levelPlay }

  /// A missing price is submitted as one that is not a number: nothing is not zero.
  package func bid() -> CLXArbiterBid? {
    guard isShowable, let info else { return nil }
    return .levelPlay(
      networkName: info.adNetwork, revenue: info.revenue?.doubleValue ?? .nan,
      precision: info.precision, extras: extras)
  }

  package var price: Double? { info?.revenue?.doubleValue }

  package var isShowable: Bool {
    switch ad {
    case .interstitial(let ad): ad.isAdReady()
    case .rewarded(let ad): ad.isAdReady()
    }
  }

  package func isCapped(at placement: String?) -> Bool {
    guard let placement else { return false }
    return switch ad {
    case .interstitial: LPMInterstitialAd.isPlacementCapped(placement)
    case .rewarded: LPMRewardedAd.isPlacementCapped(placement)
    }
  }

  package func load() {
    switch ad {
    case .interstitial(let ad): ad.loadAd()
    case .rewarded(let ad): ad.loadAd()
    }
  }

  package func show(from controller: UIViewController, placement: String?) {
    switch ad {
    case .interstitial(let ad): ad.showAd(viewController: controller, placementName: placement)
    case .rewarded(let ad): ad.showAd(viewController: controller, placementName: placement)
    }
  }

  package func letGo() {
    switch ad {
    case .interstitial(let ad): ad.setDelegate(nil)
    case .rewarded(let ad): ad.setDelegate(nil)
    }
  }

  // MARK: What LevelPlay says

  package func didLoadAd(with adInfo: LPMAdInfo) {
    info = adInfo
    onEvent(.loaded)
  }

  /// While a load is under way another one fails, which says nothing about the one that is awaited.
  /// While an ad is on the screen none is under way: nothing else will be said.
  package func didFailToLoadAd(withAdUnitId adUnitId: String, error: any Error) {
    if (error as NSError).code != Self.loadIsUnderWay { onEvent(.failed(error)) }
  }

  private static let loadIsUnderWay = 627

  package func didChangeAdInfo(_ adInfo: LPMAdInfo) {
    info = adInfo
    onEvent(.infoChanged)
  }

  package func didDisplayAd(with adInfo: LPMAdInfo) { onEvent(.shown) }

  package func didFailToDisplayAd(with adInfo: LPMAdInfo, error: any Error) {
    onEvent(.showFailed(error))
  }

  package func didClickAd(with adInfo: LPMAdInfo) { onEvent(.clicked) }
  package func didCloseAd(with adInfo: LPMAdInfo) { onEvent(.closed) }

  package func didRewardAd(with adInfo: LPMAdInfo, reward: LPMReward) {
    onEvent(.rewarded(name: reward.name, amount: reward.amount))
  }
}
