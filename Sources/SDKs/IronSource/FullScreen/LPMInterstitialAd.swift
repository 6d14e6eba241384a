import MediatedNetworks
import UIKit

/// An ad between two screens.
public final class LPMInterstitialAd: LPMFullscreenAd {
  private weak var delegate: (any LPMInterstitialAdDelegate)?

  /// An ad of this ad unit.
  public convenience init(adUnitId: String) {
    self.init(adUnitId: adUnitId, config: LPMInterstitialAdConfigBuilder().build())
  }

  /// An ad of this ad unit with a configuration, which has no effect here.
  public init(adUnitId: String, config: LPMInterstitialAdConfig) {
    super.init(adUnitId, "interstitial", isRewarded: false)
  }

  /// Sets who is told; nobody else is then.
  public func setDelegate(_ delegate: (any LPMInterstitialAdDelegate)?) {
    self.delegate = delegate
    driver.take()
  }

  override func call(for news: MediatedNews<LPMError>, of info: LPMAdInfo) -> (() -> Void)? {
    delegate.map { delegate in { delegate.hear(news, of: info) } }
  }
}

extension LPMInterstitialAdDelegate {
  fileprivate func hear(_ news: MediatedNews<LPMError>, of info: LPMAdInfo) {
    switch news {
    case .loaded: didLoadAd(with: info)
    case .failed(let error): didFailToLoadAd(withAdUnitId: info.adUnitId, error: error)
    case .displayed: didDisplayAd(with: info)
    case .notShown(let error): didFailToDisplayAd(with: info, error: error)
    case .clicked: didClickAd(with: info)
    case .changed: didChangeAdInfo(info)
    case .closed: didCloseAd(with: info)
    default: break
    }
  }
}

/// How an interstitial is requested.
public final class LPMInterstitialAdConfig: LPMFullscreenAdConfig {}

/// Makes a configuration.
public typealias LPMInterstitialAdConfigBuilder =
  LPMFullscreenAdConfigBuilder<LPMInterstitialAdConfig>
