import CloudXCore
import Foundation
import GHAD

/// A rewarded ad of CloudX.
public final class GHCloudXRewardedAd: GHADRewardedAd {
  /// An ad of that ad unit. Several of one unit share what CloudX has.
  public convenience init(adUnitId: String, delegate: GHAdDelegate? = nil) {
    let unit = GHADManager.shared.rewardedUnit(type: .cloudX, adUnitId: adUnitId) {
      CloudXRewardedSource(adUnitId: adUnitId)
    }
    self.init(unit: unit, delegate: delegate)
  }
}

/// CloudX's rewarded ad of one ad unit, in GHAD's words.
final class CloudXRewardedSource: NSObject, GHADRewardedSource {
  var onEvent: ((GHADVendorEvent) -> Void)?

  private let ad: CLXRewarded
  private var lastNumber = 0
  private var shown: Int?

  /// Nil until the service is set up, and after a failed start.
  init?(adUnitId: String) {
    let service = GHADManager.shared.platformService(type: .cloudX) as? GHCloudXService
    guard service?.isSetUp == true,
      let ad = CloudXCore.shared.createRewarded(adUnitId: adUnitId)
    else { return nil }
    self.ad = ad
    super.init()
    ad.delegate = self
    ad.revenueDelegate = self
  }

  var isReady: Bool { ad.isReady }

  func load() { ad.load() }

  func show(params: [String: Any]) {
    guard let controller = GHADScreen.top else {
      return onEvent?(.failedToDisplay(.noScreen)) ?? ()
    }
    shown = lastNumber
    ad.show(
      from: controller, placement: params[GHADAdParamKey.placement.rawValue] as? String,
      customData: params[GHADAdParamKey.customData.rawValue] as? String)
  }
}

extension CloudXRewardedSource: CLXRewardedDelegate, CLXAdRevenueDelegate {
  func didLoad(_ ad: CLXAd) {
    lastNumber += 1
    onEvent?(.loaded(GHADLoadedAd(number: lastNumber, networkName: ad.networkName ?? "")))
  }

  func didFailToLoadAd(_ adUnitId: String, error: CLXError) {
    onEvent?(.failedToLoad(GHADFailure(error)))
  }

  func didDisplay(_ ad: CLXAd) { onEvent?(.displayed) }
  func didClick(_ ad: CLXAd) { onEvent?(.clicked) }
  func didHide(_ ad: CLXAd) { onEvent?(.hidden(ad: shown)) }

  func didFailToDisplay(_ ad: CLXAd, error: CLXError) {
    onEvent?(.failedToDisplay(GHADFailure(error)))
  }

  func didRewardUser(for ad: CLXAd, with reward: CLXReward) {
    onEvent?(
      .rewarded(GHADReward(name: reward.label, amount: Double(reward.amount)), ad: shown))
  }

  func didPayRevenue(for ad: CLXAd) {
    onEvent?(
      .paid(
        GHADRevenue(
          dollars: ad.revenue?.doubleValue, precision: ad.revenuePrecision ?? "",
          networkName: ad.networkName ?? "")))
  }
}

extension GHADFailure {
  fileprivate init(_ error: CLXError) {
    self.init(Kind(error.code), code: error.code, error.localizedDescription)
  }
}

extension GHADFailure.Kind {
  fileprivate init(_ code: Int) {
    self =
      switch CLXErrorCode(rawValue: code) {
      case .noFill: .noFill
      case .noConnection: .offline
      case .invalidAdUnit, .adsDisabled, .invalidAppKey, .sdkDisabled: .permanent
      case .adAlreadyShowing, .adapterMissingViewController: .covered
      default: .transient
      }
  }
}
