import MediatedNetworks
import UIKit

/// An ad between two screens.
public final class POBInterstitial: POBFullscreenAd {
  /// Told what happens to the ad.
  public weak var delegate: (any POBInterstitialDelegate)? { didSet { driver.take() } }
  /// Told what happens to its video.
  public weak var videoDelegate: (any POBInterstitialVideoDelegate)?

  /// An ad of this publisher, profile and ad unit.
  public init(publisherId: String, profileId: NSNumber, adUnitId: String) {
    super.init(adUnitId, isRewarded: false)
  }

  override func call(for news: MediatedNews<POBError>) -> MediatedCall? {
    guard let delegate, let message = news.message(of: "interstitial", "Ad") else { return nil }
    return news.call(message) { [self] in tell(news, to: delegate) }
  }

  private func tell(_ news: MediatedNews<POBError>, to delegate: any POBInterstitialDelegate) {
    switch news {
    case .loaded: delegate.interstitialDidReceiveAd(self)
    case .failed(let error): delegate.interstitial(self, didFailToReceiveAdWithError: error)
    case .notShown(let error): delegate.interstitial(self, didFailToShowAdWithError: error)
    case .willPresent: delegate.interstitialWillPresentAd(self)
    case .displayed: delegate.interstitialDidPresentAd(self)
    case .paid: delegate.interstitialDidRecordImpression(self)
    case .clicked: delegate.interstitialDidClickAd(self)
    case .closed: delegate.interstitialDidDismissAd(self)
    case .expired: delegate.interstitialDidExpireAd(self)
    default: break
    }
  }
}
