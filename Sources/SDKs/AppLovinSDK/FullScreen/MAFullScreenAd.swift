import MediatedNetworks
import Simulation
import UIKit

/// The part that interstitials and rewarded ads have in common.
public class MAFullScreenAd: NSObject, MediatedVendor {
  /// Told what impressions were worth.
  public weak var revenueDelegate: MAAdRevenueDelegate?
  /// Told of requests.
  public weak var requestDelegate: MAAdRequestDelegate?
  /// Told of ads that were too old.
  public weak var expirationDelegate: MAAdExpirationDelegate?
  /// Told which creatives there are.
  public weak var adReviewDelegate: MAAdReviewDelegate?

  let driver: MediatedAdDriver<MAFullScreenMachine, MAAd>
  private let format: MAAdFormat
  private var extraParameters: [String: String] = [:]
  private var localExtraParameters: [String: Any] = [:]

  init(_ adUnitIdentifier: String, _ format: MAAdFormat) {
    self.format = format
    let kind = MediatedAdKind(isRewarded: format === MAAdFormat.rewarded, usualReward: .beforeHide)
    driver = MediatedAdDriver(
      of: appLovin, adUnitID: adUnitIdentifier, life: MAFullScreenMachine(), kind,
      after: ALSdk.shared().starter, naming: .requests)
    super.init()
    driver.vendor = self
  }

  /// The ad unit.
  public var adUnitIdentifier: String { driver.id.key }
  /// Whether there is an ad that can be shown.
  public var isReady: Bool { driver.life.state == .ready }

  /// Requests an ad. While one is loading or on the screen nothing happens, and nobody is told.
  public func load() {
    driver.load("load()") { .loadCalled(isStarted: ALSdk.shared().isInitialized) }
  }

  /// Shows the ad.
  public func show() { show("show()", at: nil) }

  /// Shows the ad at that place in the application.
  public func show(forPlacement placement: String?) { show("show(forPlacement:)", at: placement) }

  /// Shows the ad at that place in the application, with data of at most 8 KB.
  public func show(forPlacement placement: String?, customData: String?) {
    show("show(forPlacement:customData:)", at: placement)
  }

  /// Shows the ad at that place in the application, over that controller.
  public func show(
    forPlacement placement: String?, customData: String?, viewController: UIViewController?
  ) {
    show("show(forPlacement:customData:viewController:)", at: placement)
  }

  private func show(_ message: String, at placement: String?) {
    driver.show(message, over: UIApplication.shared.keyWindow?.topmostController) { [self] in
      let isTaken = MAScreen.shared.isTaken(besides: self)
      if isReady, !isTaken {
        MAScreen.shared.take(self)
        driver.ad?.placement = placement
      }
      return .showCalled(isAnotherShowing: isTaken)
    }
  }

  /// Sets something without a name of its own; nil removes it.
  public func setExtraParameterForKey(_ key: String, value: String?) {
    extraParameters[key] = value
  }

  /// Sets something that stays on the phone; nil removes it.
  public func setLocalExtraParameterForKey(_ key: String, value: Any?) {
    localExtraParameters[key] = value
  }

  // MARK: The network's own part

  package typealias Life = MAFullScreenMachine

  /// Who is told what happens to the ad.
  var listener: MAAdDelegate? { nil }

  package func event(for answer: MediatedAnswer) -> Life.Event {
    answer.outcome == .fill ? .filled : .failed(MAError(answer, driver.latency / .seconds(1)))
  }

  package func ad(of answer: MediatedAnswer) -> MAAd {
    MAAd(format, adUnitIdentifier, answer, driver.latency / .seconds(1))
  }

  /// The journal has each call, whether there is a delegate or not.
  package func calls(for news: MediatedNews<MAError>, of ad: MAAd?) -> [MediatedCall] {
    guard let message = news.message else { return [] }
    let ad = ad ?? MAAd(format, adUnitIdentifier)
    return [MediatedCall(message, facts: news.ownFacts(of: ad)) { [self] in tell(news, of: ad) }]
  }

  func tell(_ news: MediatedNews<MAError>, of ad: MAAd) {
    switch news {
    case .requested: requestDelegate?.didStartAdRequest(forAdUnitIdentifier: adUnitIdentifier)
    case .loaded: listener?.didLoad(ad)
    case .failed(let error):
      listener?.didFailToLoadAd(forAdUnitIdentifier: adUnitIdentifier, withError: error)
    case .replaced:
      driver.formerAd.map { expirationDelegate?.didReloadExpiredAd($0, withNewAd: ad) }
    case .displayed: displayed(ad)
    case .clicked: listener?.didClick(ad)
    case .paid: revenueDelegate?.didPayRevenue(for: ad)
    case .hidden: listener?.didHide(ad)
    case .notShown(let error): listener?.didFail(toDisplay: ad, withError: error)
    case .offered, .notOffered, .changed, .expired, .willPresent, .rewarded: break
    }
  }

  private func displayed(_ ad: MAAd) {
    let creative = "creative-\(adUnitIdentifier)"
    ad.creativeIdentifier = creative
    ad.adReviewCreativeIdentifier = creative
    listener?.didDisplay(ad)
    adReviewDelegate?.didGenerateCreativeIdentifier(creative, for: ad)
  }
}

extension MediatedNews where Failure == MAError {
  /// The delegates' method for it; nil without one.
  fileprivate var message: String? {
    switch self {
    case .requested: "didStartAdRequest(forAdUnitIdentifier:)"
    case .loaded: "didLoad(_:)"
    case .failed: "didFailToLoadAd(forAdUnitIdentifier:withError:)"
    case .replaced: "didReloadExpiredAd(_:withNewAd:)"
    case .displayed: "didDisplay(_:)"
    case .notShown: "didFail(toDisplay:withError:)"
    case .paid: "didPayRevenue(for:)"
    case .clicked: "didClick(_:)"
    case .rewarded: "didRewardUser(for:with:)"
    case .hidden: "didHide(_:)"
    case .offered, .notOffered, .changed, .expired, .willPresent: nil
    }
  }

  /// The facts that MAX writes in place of the usual ones.
  fileprivate func ownFacts(of ad: MAAd) -> Fields? {
    switch self {
    case .paid: ad.facts
    case .rewarded(let reward): [Fact.amount(reward.amount), Fact.label(reward.type)]
    default: nil
    }
  }
}
