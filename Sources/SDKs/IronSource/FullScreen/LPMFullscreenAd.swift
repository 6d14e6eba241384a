import MediatedNetworks
import UIKit

/// The part that interstitials and rewarded ads have in common: an ad that can be loaded and shown
/// many times.
public class LPMFullscreenAd: NSObject, MediatedVendor {
  /// Identifies this object.
  public let adId = LevelPlay.nextAdID()

  let driver: MediatedAdDriver<LPMAdState, LPMAdInfo>
  private let format: String
  private var placement: String?

  init(_ adUnitId: String, _ format: String, isRewarded: Bool) {
    self.format = format
    driver = MediatedAdDriver(
      of: levelPlay, adUnitID: adUnitId, life: LPMAdState(), MediatedAdKind(isRewarded: isRewarded))
    super.init()
    driver.vendor = self
  }

  /// Requests an ad.
  public func loadAd() { driver.load("loadAd()") { .loadAsked(isStarted: LevelPlay.isStarted) } }

  /// Covers the application.
  public func showAd(viewController: UIViewController, placementName: String?) {
    driver.show(
      "showAd(viewController:placementName:)", over: viewController, at: placementName
    ) { [self] in
      if isAdReady() {
        placement = placementName
        driver.change()
      }
      return .showAsked(isCapped: placementName.map(Self.isPlacementCapped) ?? false)
    }
  }

  /// Whether there is an ad to show. Capping is another question.
  public func isAdReady() -> Bool { driver.life.state == .ready }

  /// Whether this placement was shown too often.
  public static func isPlacementCapped(_ placementName: String) -> Bool {
    MediatedServer.shared.isCapped(placementName, of: LevelPlayNetwork.name)
  }

  // MARK: The network's own part

  package typealias Life = LPMAdState

  package func event(for answer: MediatedAnswer) -> Life.Event {
    LPMError(answer.outcome).map { .failed($0) } ?? .filled
  }

  package func ad(of answer: MediatedAnswer) -> LPMAdInfo { info(answer) }

  package func changePrice(to price: Double?) {
    guard isAdReady() else { return }
    driver.change { $0.price = price }
    driver.handle(.changed)
  }

  package func calls(for news: MediatedNews<LPMError>, of info: LPMAdInfo?) -> [MediatedCall] {
    let info = info ?? self.info(nil)
    if case .paid = news { return LevelPlay.calls(about: info) }
    guard let message = news.message, let body = call(for: news, of: info) else { return [] }
    return [MediatedCall(message, body)]
  }

  /// The delegate's method for some news; nil without a delegate.
  func call(for news: MediatedNews<LPMError>, of info: LPMAdInfo) -> (() -> Void)? { nil }

  private func info(_ answer: MediatedAnswer?) -> LPMAdInfo {
    LPMAdInfo(
      adId: adId, adUnitId: driver.id.key, format: format, answer, placement: placement)
  }
}

/// How an ad is requested.
public class LPMFullscreenAdConfig: NSObject {
  /// The lowest price, in a unit that the header does not name.
  public let bidFloor: NSNumber?

  required init(_ bidFloor: NSNumber?) {
    self.bidFloor = bidFloor
  }
}

/// Makes a configuration.
public class LPMFullscreenAdConfigBuilder<Config: LPMFullscreenAdConfig>: NSObject {
  private var bidFloor: NSNumber?

  /// An empty configuration.
  public override init() {}

  /// Sets the lowest price.
  @discardableResult
  public func set(bidFloor: NSNumber) -> Self {
    self.bidFloor = bidFloor
    return self
  }

  /// The configuration.
  public func build() -> Config { Config(bidFloor) }
}
