import MediatedNetworks
import UIKit

/// An ad that is watched for a reward.
public final class LPMRewardedAd: LPMFullscreenAd {
  private weak var delegate: (any LPMRewardedAdDelegate)?

  /// An ad of this ad unit.
  public convenience init(adUnitId: String) {
    self.init(adUnitId: adUnitId, config: LPMRewardedAdConfigBuilder().build())
  }

  /// An ad of this ad unit with a configuration, which has no effect here.
  public init(adUnitId: String, config: LPMRewardedAdConfig) {
    super.init(adUnitId, "rewarded", isRewarded: true)
  }

  /// Sets who is told; nobody else is then.
  public func setDelegate(_ delegate: (any LPMRewardedAdDelegate)?) {
    self.delegate = delegate
    driver.take()
  }

  /// What the user gets; the placement has no effect here.
  public func getReward(placementName: String?) -> LPMReward {
    LPMReward((driver.answer?.creative ?? MediatedCreative()).reward)
  }

  override func call(for news: MediatedNews<LPMError>, of info: LPMAdInfo) -> (() -> Void)? {
    delegate.map { delegate in { delegate.hear(news, of: info) } }
  }
}

extension LPMRewardedAdDelegate {
  fileprivate func hear(_ news: MediatedNews<LPMError>, of info: LPMAdInfo) {
    switch news {
    case .loaded: didLoadAd(with: info)
    case .failed(let error): didFailToLoadAd(withAdUnitId: info.adUnitId, error: error)
    case .displayed: didDisplayAd(with: info)
    case .notShown(let error): didFailToDisplayAd(with: info, error: error)
    case .clicked: didClickAd(with: info)
    case .changed: didChangeAdInfo(info)
    case .rewarded(let reward): didRewardAd(with: info, reward: LPMReward(reward))
    case .closed: didCloseAd(with: info)
    default: break
    }
  }
}

/// How a rewarded ad is requested.
public final class LPMRewardedAdConfig: LPMFullscreenAdConfig {}

/// Makes a configuration.
public typealias LPMRewardedAdConfigBuilder = LPMFullscreenAdConfigBuilder<LPMRewardedAdConfig>
