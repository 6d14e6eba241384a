// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A game that keeps an ad of each kind ready, one unit for all levels.
public final class PreloadController: UIViewController {
  public private(set) var heard: [String] = []
  /// Called when the ads of an ID are used up.
  public var onExhausted: () -> Void = {}

  /// The ID of each kind is the unit's.
  public func preload(_ unit: String, size: UInt) -> Bool {
    let configuration = PreloadConfigurationV2(adUnitID: unit)
    configuration.bufferSize = size
    return switch unit {
    case "break":
      InterstitialAdPreloader.shared.preload(
        for: unit, configuration: configuration, delegate: self)
    case "prize":
      RewardedAdPreloader.shared.preload(for: unit, configuration: configuration, delegate: self)
    case "bonus":
      RewardedInterstitialAdPreloader.shared.preload(
        for: unit, configuration: configuration, delegate: self)
    default:
      AppOpenAdPreloader.shared.preload(for: unit, configuration: configuration, delegate: self)
    }
  }

  public func showBreak() {
    guard InterstitialAdPreloader.shared.isAdAvailable(with: "break") else { return }
    InterstitialAdPreloader.shared.ad(with: "break")?.present(from: self)
  }

  public func showPrize() {
    let ad = RewardedAdPreloader.shared.ad(with: "prize")
    ad?.present(from: self) { self.heard.append("\(ad?.adReward.amount ?? 0) coins") }
  }
}

extension PreloadController: PreloadDelegate {
  public func adAvailable(forPreloadID preloadID: String, responseInfo: ResponseInfo) {
    heard.append("available \(preloadID) \(responseInfo.responseIdentifier ?? "")")
  }

  public func adsExhausted(forPreloadID preloadID: String) {
    heard.append("exhausted \(preloadID)")
    onExhausted()
  }

  public func adFailedToPreload(forPreloadID preloadID: String, error: Error) {
    heard.append("failed \(preloadID) \((error as NSError).code)")
  }
}
