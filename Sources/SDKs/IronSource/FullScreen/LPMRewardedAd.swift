import MediatedNetworks
import UIKit

/// An ad that is watched for a reward. It can be loaded and shown many times.
public final class LPMRewardedAd: NSObject {
  private let ad: LPMFullscreenAd
  private weak var delegate: (any LPMRewardedAdDelegate)?

  /// An ad of this ad unit.
  public convenience init(adUnitId: String) {
    self.init(adUnitId: adUnitId, config: LPMRewardedAdConfigBuilder().build())
  }

  /// An ad of this ad unit with a configuration, which has no effect here.
  public init(adUnitId: String, config: LPMRewardedAdConfig) {
    ad = LPMFullscreenAd(adUnitId, "rewarded", isRewarded: true)
    super.init()
    ad.call = { [weak self] news in self?.delegate.flatMap { Self.call(news, of: $0) } }
  }

  /// Identifies this object.
  public var adId: String { ad.adId }

  /// Sets who is told; nobody else is then.
  public func setDelegate(_ delegate: (any LPMRewardedAdDelegate)?) {
    self.delegate = delegate
    ad.holder.take()
  }

  /// Requests an ad.
  public func loadAd() { ad.load() }

  /// Covers the application.
  public func showAd(viewController: UIViewController, placementName: String?) {
    ad.show(from: viewController, placement: placementName)
  }

  /// Whether there is an ad to show. Capping is another question.
  public func isAdReady() -> Bool { ad.isReady }

  /// What the user gets; the placement has no effect here.
  public func getReward(placementName: String?) -> LPMReward { ad.reward }

  /// Whether this placement was shown too often.
  public static func isPlacementCapped(_ placementName: String) -> Bool {
    MediatedServer.shared.isCapped(placementName, of: LevelPlayNetwork.name)
  }

  private static func call(
    _ news: LPMNews, of delegate: any LPMRewardedAdDelegate
  ) -> (message: String, body: () -> Void)? {
    switch news {
    case .loaded(let info): ("didLoadAd(with:)", { delegate.didLoadAd(with: info) })
    case .failed(let unit, let error):
      (
        "didFailToLoadAd(withAdUnitId:error:)",
        { delegate.didFailToLoadAd(withAdUnitId: unit, error: error) }
      )
    case .displayed(let info): ("didDisplayAd(with:)", { delegate.didDisplayAd(with: info) })
    case .notDisplayed(let info, let error):
      (
        "didFailToDisplayAd(with:error:)",
        { delegate.didFailToDisplayAd(with: info, error: error) }
      )
    case .clicked(let info): ("didClickAd(with:)", { delegate.didClickAd(with: info) })
    case .changed(let info): ("didChangeAdInfo(_:)", { delegate.didChangeAdInfo(info) })
    case .closed(let info): ("didCloseAd(with:)", { delegate.didCloseAd(with: info) })
    case .rewarded(let info, let reward):
      (
        "didRewardAd(with:reward:)", { delegate.didRewardAd(with: info, reward: reward) }
      )
    }
  }
}

/// How a rewarded ad is requested.
public final class LPMRewardedAdConfig: NSObject {
  /// The lowest price, in a unit that the header does not name.
  public let bidFloor: NSNumber?

  init(_ bidFloor: NSNumber?) {
    self.bidFloor = bidFloor
  }
}

/// Makes a configuration.
public final class LPMRewardedAdConfigBuilder: NSObject {
  private var bidFloor: NSNumber?

  /// An empty configuration.
  public override init() {}

  /// Sets the lowest price.
  @discardableResult
  public func set(bidFloor: NSNumber) -> LPMRewardedAdConfigBuilder {
    self.bidFloor = bidFloor
    return self
  }

  /// The configuration.
  public func build() -> LPMRewardedAdConfig { LPMRewardedAdConfig(bidFloor) }
}
