import MediatedNetworks
import Simulation
import UIKit

/// What all ads that cover the application can do.
public protocol CLXFullscreenAd: NSObjectProtocol {
  /// Whether there is an ad to show.
  var isReady: Bool { get }
  /// Requests an ad.
  func load()
  /// Covers the application.
  func show(from viewController: UIViewController)
  /// Covers the application at a place of it, with a text for the publisher's server.
  func show(from viewController: UIViewController, placement: String?, customData: String?)
  /// Lets go of all there is.
  func destroy()
}

/// The part that interstitials and rewarded ads have in common.
public class CLXFullscreenAdBase: NSObject, CLXFullscreenAd, MediatedVendor {
  let driver: MediatedAdDriver<CLXFullscreenState, CLXAd>
  private let format: CLXAdFormat

  /// Told what an impression pays.
  public weak var revenueDelegate: (any CLXAdRevenueDelegate)?

  init(_ adUnitId: String, _ format: CLXAdFormat) {
    self.format = format
    driver = MediatedAdDriver(
      of: cloudX, adUnitID: adUnitId, life: CLXFullscreenState(),
      MediatedAdKind(isRewarded: format == .rewarded), after: CloudXCore.shared.starter)
    super.init()
    driver.vendor = self
  }

  /// Whether there is an ad to show.
  public var isReady: Bool { driver.life.state == .ready }

  /// Requests an ad; ignored, without a word, while there is one or one is on its way.
  public func load() {
    driver.load("load()") { .loadAsked(isStarted: CloudXCore.shared.isInitialized) }
  }

  /// Covers the application.
  public func show(from viewController: UIViewController) {
    show("show(from:)", from: viewController, at: nil)
  }

  /// Covers the application at a place of it; the text for the publisher's server has no effect here.
  public func show(
    from viewController: UIViewController, placement: String?, customData: String?
  ) {
    show("show(from:placement:customData:)", from: viewController, at: placement)
  }

  private func show(_ message: String, from controller: UIViewController, at placement: String?) {
    driver.show(message, over: controller, at: placement) { [self] in
      if isReady { driver.ad?.placement = placement }
      return .showAsked
    }
  }

  /// Takes an extra parameter; none has an effect here.
  public func setExtraParameter(_ key: String, value: String?) {}

  /// Lets go of all there is, for good.
  public func destroy() {
    entering("destroy()") { [self] in driver.handle(.destroyed) }
  }

  // MARK: The network's own part

  package typealias Life = CLXFullscreenState

  package func event(for answer: MediatedAnswer) -> Life.Event {
    CLXError(answer.outcome).map { .failed($0) } ?? .filled
  }

  package func ad(of answer: MediatedAnswer) -> CLXAd { CLXAd(driver.id.key, format, answer) }

  package func changePrice(to price: Double?) {
    driver.logs("the price of a CloudX ad does not change once it is loaded")
  }

  package func calls(for news: MediatedNews<CLXError>, of ad: CLXAd?) -> [MediatedCall] {
    let ad = ad ?? CLXAd(driver.id.key, format, nil)
    if case .paid(let price) = news { return revenueDelegate.calls(ad, price) }
    guard let message = news.message, let body = call(for: news, of: ad) else { return [] }
    return [MediatedCall(message, body)]
  }

  /// The delegate's method for some news; nil without a delegate.
  func call(for news: MediatedNews<CLXError>, of ad: CLXAd) -> (() -> Void)? { nil }
}

/// An ad between two screens.
public final class CLXInterstitial: CLXFullscreenAdBase {
  /// Told what happens to the ad.
  public weak var delegate: (any CLXInterstitialDelegate)? { didSet { driver.take() } }

  override func call(for news: MediatedNews<CLXError>, of ad: CLXAd) -> (() -> Void)? {
    delegate.map { delegate in { delegate.hear(news, of: ad) } }
  }
}

/// An ad that is watched for a reward.
public final class CLXRewarded: CLXFullscreenAdBase {
  /// Told what happens to the ad.
  public weak var delegate: (any CLXRewardedDelegate)? { didSet { driver.take() } }

  override func call(for news: MediatedNews<CLXError>, of ad: CLXAd) -> (() -> Void)? {
    guard let delegate else { return nil }
    guard case .rewarded(let reward) = news else { return { delegate.hear(news, of: ad) } }
    return { delegate.didRewardUser(for: ad, with: CLXReward(reward)) }
  }
}
