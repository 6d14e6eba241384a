import Foundation
import Simulation

/// A rewarded ad. All who ask for the same ad unit get the same object, and it has one delegate.
public final class MARewardedAd: NSObject {
  /// Told what happens to the ad.
  public weak var delegate: MARewardedAdDelegate? { didSet { ad.holder.take() } }
  /// Told what impressions were worth.
  public weak var revenueDelegate: MAAdRevenueDelegate?
  /// Told of requests.
  public weak var requestDelegate: MAAdRequestDelegate?
  /// Told of ads that were too old.
  public weak var expirationDelegate: MAAdExpirationDelegate?
  /// Told which creatives there are.
  public weak var adReviewDelegate: MAAdReviewDelegate?

  private let ad: MAFullScreenAd
  private var extraParameters: [String: String] = [:]
  private var localExtraParameters: [String: Any] = [:]

  private init(_ adUnitIdentifier: String) {
    ad = MAFullScreenAd(adUnitIdentifier, .rewarded)
    super.init()
    ad.tell = { [weak self] in self?.happened($0) }
  }

  private final class Shared {
    var ads: [String: MARewardedAd] = [:]
  }

  /// The only ad of an ad unit.
  public class func shared(withAdUnitIdentifier adUnitIdentifier: String) -> MARewardedAd {
    let shared = World.current.instance { Shared() }
    if let ad = shared.ads[adUnitIdentifier] { return ad }
    let ad = MARewardedAd(adUnitIdentifier)
    shared.ads[adUnitIdentifier] = ad
    return ad
  }

  /// The same.
  public class func shared(
    withAdUnitIdentifier adUnitIdentifier: String, sdk: ALSdk
  ) -> MARewardedAd {
    shared(withAdUnitIdentifier: adUnitIdentifier)
  }

  /// The ad unit.
  public var adUnitIdentifier: String { ad.adUnitIdentifier }
  /// Whether there is an ad that can be shown.
  public var isReady: Bool { ad.isReady }

  /// Requests an ad. While one is loading or on the screen nothing happens, and nobody is told.
  public func load() { ad.load() }

  /// Shows the ad.
  public func show() { ad.show("show()") }

  /// Shows the ad at that place in the application.
  public func show(forPlacement placement: String?) {
    ad.show("show(forPlacement:)", placement: placement)
  }

  /// Shows the ad at that place in the application, with data of at most 8 KB.
  public func show(forPlacement placement: String?, customData: String?) {
    ad.show("show(forPlacement:customData:)", placement: placement)
  }

  /// Shows the ad at that place in the application, over that controller.
  public func show(
    forPlacement placement: String?, customData: String?, viewController: UIViewController?
  ) {
    ad.show("show(forPlacement:customData:viewController:)", placement: placement)
  }

  /// Sets something without a name of its own; nil removes it.
  public func setExtraParameterForKey(_ key: String, value: String?) {
    extraParameters[key] = value
  }

  /// Sets something that stays on the phone; nil removes it.
  public func setLocalExtraParameterForKey(_ key: String, value: Any?) {
    localExtraParameters[key] = value
  }

  private func happened(_ event: MAFullScreenEvent) {
    switch event {
    case .startedRequest:
      requestDelegate?.didStartAdRequest(forAdUnitIdentifier: adUnitIdentifier)
    case .loaded(let ad): delegate?.didLoad(ad)
    case .failedToLoad(let error):
      delegate?.didFailToLoadAd(forAdUnitIdentifier: adUnitIdentifier, withError: error)
    case .reloadedExpired(let old, let new):
      expirationDelegate?.didReloadExpiredAd(old, withNewAd: new)
    case .displayed(let ad): delegate?.didDisplay(ad)
    case .clicked(let ad): delegate?.didClick(ad)
    case .paid(let ad): revenueDelegate?.didPayRevenue(for: ad)
    case .rewarded(let ad, let reward): delegate?.didRewardUser(for: ad, with: reward)
    case .hidden(let ad): delegate?.didHide(ad)
    case .failedToDisplay(let ad, let error): delegate?.didFail(toDisplay: ad, withError: error)
    case .creativeIdentified(let identifier, let ad):
      adReviewDelegate?.didGenerateCreativeIdentifier(identifier, for: ad)
    }
  }
}
