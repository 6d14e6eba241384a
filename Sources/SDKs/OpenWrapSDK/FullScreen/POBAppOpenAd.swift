import MediatedNetworks
import UIKit

/// What happens to an ad before the application opens. None of it need be there.
public protocol POBAppOpenAdDelegate: NSObjectProtocol {
  /// There is an ad.
  func appOpenAdDidReceive(_ appOpenAd: POBAppOpenAd)
  /// There is none.
  func appOpenAd(_ appOpenAd: POBAppOpenAd, didFailToReceiveAdWithError error: any Error)
  /// It is not shown.
  func appOpenAd(_ appOpenAd: POBAppOpenAd, didFailToShowAdWithError error: any Error)
  /// It will be on the screen.
  func appOpenAdWillPresent(_ appOpenAd: POBAppOpenAd)
  /// It is on the screen.
  func appOpenAdDidPresent(_ appOpenAd: POBAppOpenAd)
  /// An impression was counted.
  func appOpenAdDidRecordImpression(_ appOpenAd: POBAppOpenAd)
  /// The user tapped it.
  func appOpenAdDidClick(_ appOpenAd: POBAppOpenAd)
  /// It is gone.
  func appOpenAdDidDismiss(_ appOpenAd: POBAppOpenAd)
  /// It has waited too long.
  func appOpenAdDidExpire(_ appOpenAd: POBAppOpenAd)
  /// It leads to another application.
  func appOpenAdWillLeaveApplication(_ appOpenAd: POBAppOpenAd)
}

extension POBAppOpenAdDelegate {
  public func appOpenAdDidReceive(_ appOpenAd: POBAppOpenAd) {}
  public func appOpenAd(_ appOpenAd: POBAppOpenAd, didFailToReceiveAdWithError error: any Error) {}
  public func appOpenAd(_ appOpenAd: POBAppOpenAd, didFailToShowAdWithError error: any Error) {}
  public func appOpenAdWillPresent(_ appOpenAd: POBAppOpenAd) {}
  public func appOpenAdDidPresent(_ appOpenAd: POBAppOpenAd) {}
  public func appOpenAdDidRecordImpression(_ appOpenAd: POBAppOpenAd) {}
  public func appOpenAdDidClick(_ appOpenAd: POBAppOpenAd) {}
  public func appOpenAdDidDismiss(_ appOpenAd: POBAppOpenAd) {}
  public func appOpenAdDidExpire(_ appOpenAd: POBAppOpenAd) {}
  public func appOpenAdWillLeaveApplication(_ appOpenAd: POBAppOpenAd) {}
}

/// An ad before the application opens, and when the user comes back to it.
public final class POBAppOpenAd: POBFullscreenAd {
  /// Told what happens to the ad.
  public weak var delegate: (any POBAppOpenAdDelegate)? { didSet { driver.take() } }

  /// An ad of this publisher, profile and ad unit.
  public init(publisherId: String, profileId: NSNumber, adUnitId: String) {
    super.init(adUnitId, isRewarded: false, isWelcome: true)
  }

  /// Requests an ad, under the name that this format has for it.
  public func load() { loadAd() }

  override func call(for news: MediatedNews<POBError>) -> MediatedCall? {
    guard let delegate, let message = news.message(of: "appOpenAd", "") else { return nil }
    return news.call(message) { [self] in tell(news, to: delegate) }
  }

  private func tell(_ news: MediatedNews<POBError>, to delegate: any POBAppOpenAdDelegate) {
    switch news {
    case .loaded: delegate.appOpenAdDidReceive(self)
    case .failed(let error): delegate.appOpenAd(self, didFailToReceiveAdWithError: error)
    case .notShown(let error): delegate.appOpenAd(self, didFailToShowAdWithError: error)
    case .willPresent: delegate.appOpenAdWillPresent(self)
    case .displayed: delegate.appOpenAdDidPresent(self)
    case .paid: delegate.appOpenAdDidRecordImpression(self)
    case .clicked: delegate.appOpenAdDidClick(self)
    case .closed: delegate.appOpenAdDidDismiss(self)
    case .expired: delegate.appOpenAdDidExpire(self)
    default: break
    }
  }
}
