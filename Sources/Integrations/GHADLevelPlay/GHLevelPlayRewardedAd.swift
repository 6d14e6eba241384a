import Foundation
import GHAD
import IronSource

/// A rewarded ad of Unity LevelPlay.
public final class GHLevelPlayRewardedAd: GHADRewardedAd {
  /// An ad of that ad unit. Several of one unit share what LevelPlay has.
  public convenience init(adUnitId: String, delegate: GHAdDelegate? = nil) {
    let unit = GHADManager.shared.rewardedUnit(type: .levelPlay, adUnitId: adUnitId) {
      LevelPlayRewardedSource(adUnitId: adUnitId)
    }
    self.init(unit: unit, delegate: delegate)
  }
}

/// LevelPlay's rewarded ad of one ad unit, in GHAD's words.
final class LevelPlayRewardedSource: NSObject, GHADRewardedSource {
  var onEvent: ((GHADVendorEvent) -> Void)?

  private let adUnitId: String
  private let service: GHLevelPlayService
  /// LevelPlay's ads are to be made after its start.
  private var ad: LPMRewardedAd?
  private var lastNumber = 0
  private var shown: Int?

  /// Nil until the service is set up.
  init?(adUnitId: String) {
    let service = GHADManager.shared.platformService(type: .levelPlay) as? GHLevelPlayService
    guard let service, service.isSetUp else { return nil }
    self.service = service
    self.adUnitId = adUnitId
    super.init()
  }

  var isReady: Bool { ad?.isAdReady() ?? false }

  func load() {
    service.whenStarted { [weak self] in self?.loadNow() }
  }

  private func loadNow() {
    if let ad { return ad.loadAd() }
    let ad = LPMRewardedAd(adUnitId: adUnitId)
    self.ad = ad
    ad.setDelegate(self)
    LevelPlay.add(self)
    ad.loadAd()
  }

  /// A placement that was shown too often would only fail.
  func show(params: [String: Any]) {
    let placement = params[GHADAdParamKey.placement.rawValue] as? String
    guard let controller = GHADScreen.top, let ad else {
      return onEvent?(.failedToDisplay(.noScreen)) ?? ()
    }
    shown = lastNumber
    let isCapped = placement.map(LPMRewardedAd.isPlacementCapped) ?? false
    ad.showAd(viewController: controller, placementName: isCapped ? nil : placement)
  }
}

extension LevelPlayRewardedSource: LPMRewardedAdDelegate {
  func didLoadAd(with adInfo: LPMAdInfo) {
    lastNumber += 1
    onEvent?(.loaded(GHADLoadedAd(number: lastNumber, networkName: adInfo.adNetwork)))
  }

  func didFailToLoadAd(withAdUnitId adUnitId: String, error: any Error) {
    onEvent?(.failedToLoad(GHADFailure(error as NSError)))
  }

  func didDisplayAd(with adInfo: LPMAdInfo) { onEvent?(.displayed) }
  func didClickAd(with adInfo: LPMAdInfo) { onEvent?(.clicked) }
  func didCloseAd(with adInfo: LPMAdInfo) { onEvent?(.hidden(ad: shown)) }

  func didFailToDisplayAd(with adInfo: LPMAdInfo, error: any Error) {
    onEvent?(.failedToDisplay(GHADFailure(error as NSError)))
  }

  func didRewardAd(with adInfo: LPMAdInfo, reward: LPMReward) {
    onEvent?(.rewarded(GHADReward(name: reward.name, amount: Double(reward.amount)), ad: shown))
  }
}

extension LevelPlayRewardedSource: LPMImpressionDataDelegate {
  func impressionDataDidSucceed(_ impressionData: LPMImpressionData) {
    guard impressionData.mediationAdUnitId == adUnitId else { return }
    onEvent?(
      .paid(
        GHADRevenue(
          dollars: impressionData.revenue?.doubleValue,
          precision: impressionData.precision ?? "",
          networkName: impressionData.adNetwork ?? "")))
  }
}

extension GHADFailure {
  fileprivate init(_ error: NSError) {
    self.init(Kind(error.code), code: error.code, error.localizedDescription)
  }
}

extension GHADFailure.Kind {
  fileprivate init(_ code: Int) {
    self =
      switch code {
      case 509, 606, 621: .noFill
      case 520: .offline
      case 501, 505, 506, 624, 626: .permanent
      case 630, 1022, 1036: .covered
      default: .transient
      }
  }
}
