import UIKit

/// An ad between two screens.
public final class POBInterstitial: NSObject, POBBidEvent {
  private let ad: POBFullscreenAd

  /// Told what happens to the ad.
  public weak var delegate: (any POBInterstitialDelegate)? { didSet { ad.holder.take() } }
  /// Told what happens to its video.
  public weak var videoDelegate: (any POBInterstitialVideoDelegate)?
  /// Decides about bids; without it every bid becomes an ad.
  public weak var bidEventDelegate: (any POBBidEventDelegate)? { didSet { ad.holder.take() } }

  /// An ad of this publisher, profile and ad unit.
  public init(publisherId: String, profileId: NSNumber, adUnitId: String) {
    ad = POBFullscreenAd(adUnitId, isRewarded: false)
    super.init()
    ad.call = { [weak self] news in
      guard let self, let delegate else { return nil }
      return call(news, of: delegate)
    }
    ad.bidWatcher = { [weak self] in
      guard let self, let bidEventDelegate else { return nil }
      return (bidEventDelegate, self)
    }
  }

  /// The bid behind the ad; nil without one.
  public var bid: POBBid? { ad.bid }

  /// Whether there is an ad to show.
  public var isReady: Bool { ad.isReady }

  /// Requests an ad.
  public func loadAd() { ad.load() }

  /// Covers the application.
  public func show(from controller: UIViewController) { ad.show(from: controller) }

  /// Makes an ad of the bid; false without one.
  @discardableResult public func proceedToLoadAd() -> Bool { ad.proceed() }

  /// Gives the bid up, and says why.
  public func proceedOnError(_ errorCode: POBErrorCode, andDescription description: String) {
    ad.giveUp(errorCode, description)
  }

  private func call(
    _ news: POBNews, of delegate: any POBInterstitialDelegate
  ) -> (message: String, body: () -> Void)? {
    switch news {
    case .received:
      ("interstitialDidReceiveAd(_:)", { delegate.interstitialDidReceiveAd(self) })
    case .failed(let error):
      (
        "interstitial(_:didFailToReceiveAdWithError:)",
        { delegate.interstitial(self, didFailToReceiveAdWithError: error) }
      )
    case .notShown(let error):
      (
        "interstitial(_:didFailToShowAdWithError:)",
        { delegate.interstitial(self, didFailToShowAdWithError: error) }
      )
    case .willPresent:
      ("interstitialWillPresentAd(_:)", { delegate.interstitialWillPresentAd(self) })
    case .didPresent:
      ("interstitialDidPresentAd(_:)", { delegate.interstitialDidPresentAd(self) })
    case .recordedImpression:
      ("interstitialDidRecordImpression(_:)", { delegate.interstitialDidRecordImpression(self) })
    case .clicked: ("interstitialDidClickAd(_:)", { delegate.interstitialDidClickAd(self) })
    case .dismissed: ("interstitialDidDismissAd(_:)", { delegate.interstitialDidDismissAd(self) })
    case .expired: ("interstitialDidExpireAd(_:)", { delegate.interstitialDidExpireAd(self) })
    case .rewarded: nil
    }
  }
}
