import AppLovinSDK
import Foundation
import GHAD

/// MAX's rewarded ad of one ad unit, in GHAD's words. It is the unit's only delegate.
final class MAXRewardedSource: NSObject, GHADRewardedSource {
  var onEvent: ((GHADVendorEvent) -> Void)?

  /// The ad whose impression was paid last.
  private(set) var paidAd: MAAd?

  private let ad: MARewardedAd
  /// The newest ads, by number: MAX reports rewards late, when the next ad may be there.
  private var known: [(ad: MAAd, number: Int)] = []
  private var lastNumber = 0

  /// Nil until the service has an SDK.
  init?(adUnitId: String) {
    let service = GHADManager.shared.platformService(type: .appLovin) as? GHAppLovinService
    guard let sdk = service?.sdk else { return nil }
    ad = MARewardedAd.shared(withAdUnitIdentifier: adUnitId, sdk: sdk)
    super.init()
    ad.delegate = self
    ad.revenueDelegate = self
    ad.expirationDelegate = self
  }

  var isReady: Bool { ad.isReady }

  func load() { ad.load() }

  func show(params: [String: Any]) {
    let placement = params[GHADAdParamKey.placement.rawValue] as? String
    let data = params[GHADAdParamKey.customData.rawValue] as? String
    if placement == nil, data == nil { return ad.show() }
    ad.show(forPlacement: placement, customData: data)
  }

  private func number(of ad: MAAd) -> Int? { known.last { $0.ad === ad }?.number }

  private func loaded(_ ad: MAAd) -> GHADLoadedAd {
    if let number = number(of: ad) {
      return GHADLoadedAd(number: number, networkName: ad.networkName)
    }
    lastNumber += 1
    known = known.suffix(3) + [(ad, lastNumber)]
    return GHADLoadedAd(number: lastNumber, networkName: ad.networkName)
  }
}

extension MAXRewardedSource: MARewardedAdDelegate {
  func didLoad(_ ad: MAAd) { onEvent?(.loaded(loaded(ad))) }

  func didFailToLoadAd(forAdUnitIdentifier adUnitIdentifier: String, withError error: MAError) {
    onEvent?(.failedToLoad(GHADFailure(loading: error)))
  }

  func didDisplay(_ ad: MAAd) { onEvent?(.displayed) }
  func didClick(_ ad: MAAd) { onEvent?(.clicked) }
  func didHide(_ ad: MAAd) { onEvent?(.hidden(ad: number(of: ad))) }

  func didFail(toDisplay ad: MAAd, withError error: MAError) {
    onEvent?(.failedToDisplay(GHADFailure(displaying: error)))
  }

  func didRewardUser(for ad: MAAd, with reward: MAReward) {
    let reward = GHADReward(name: reward.label, amount: Double(reward.amount))
    onEvent?(.rewarded(reward, ad: number(of: ad)))
  }

  func didStartRewardedVideo(for ad: MAAd) { onEvent?(.videoStarted) }
  func didCompleteRewardedVideo(for ad: MAAd) { onEvent?(.videoCompleted) }
}

extension MAXRewardedSource: MAAdRevenueDelegate, MAAdExpirationDelegate {
  func didPayRevenue(for ad: MAAd) {
    paidAd = ad
    // Zero means that the network does not say.
    let dollars = ad.revenuePrecision == "undefined" || ad.revenue <= 0 ? nil : ad.revenue
    onEvent?(
      .paid(
        GHADRevenue(
          dollars: dollars, precision: ad.revenuePrecision, networkName: ad.networkName)))
  }

  func didReloadExpiredAd(_ expiredAd: MAAd, withNewAd newAd: MAAd) {
    onEvent?(.reloadedExpired(loaded(newAd)))
  }
}

extension GHADFailure {
  /// What MAX says about a load. The network's message is only for ads that could not be shown.
  init(loading error: MAError) {
    let waterfall = error.waterfall?.networkResponses.map { response in
      "\(response.mediatedNetwork.name): \(response.error?.message ?? "loaded")"
    }
    self.init(
      Kind(error.code), code: error.code.rawValue, error.message, waterfall: waterfall ?? [])
  }

  init(displaying error: MAError) {
    self.init(
      Kind(error.code), code: error.code.rawValue, error.message,
      networkMessage: error.mediatedNetworkErrorMessage)
  }
}

extension GHADFailure.Kind {
  fileprivate init(_ code: MAErrorCode) {
    self =
      switch code {
      case .noFill: .noFill
      case .noNetwork: .offline
      case .invalidAdUnitIdentifier: .permanent
      case .fullscreenAdAlreadyShowing, .fullscreenAdInvalidViewController: .covered
      default: .transient
      }
  }
}
