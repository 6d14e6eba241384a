import MediatedNetworks
import Simulation
import UIKit

/// A banner of LevelPlay. It loads when it is told to, and counts what was seen.
public final class LPMBannerAdView: UIView, MediatedVendor {
  private weak var delegate: (any LPMBannerAdViewDelegate)?
  private let slot: MediatedBannerSlot<LPMError, LPMAdInfo>
  private let placementName: String?
  /// Identifies this object.
  public let adId = LevelPlay.nextAdID()

  /// A banner of this ad unit.
  public convenience init(adUnitId: String) {
    self.init(adUnitId: adUnitId, adSize: .banner())
  }

  /// A banner of this ad unit and size.
  public convenience init(adUnitId: String, adSize: LPMAdSize) {
    self.init(adUnitId: adUnitId, adSize, nil)
  }

  /// A banner of this ad unit, configured so; without a size it is 320×50.
  public convenience init(adUnitId: String, config: LPMBannerAdViewConfig) {
    self.init(adUnitId: adUnitId, config.adSize ?? .banner(), config.placementName)
  }

  private init(adUnitId: String, _ adSize: LPMAdSize, _ placementName: String?) {
    self.placementName = placementName
    let life = MediatedViewLife(
      tooSoon: LPMError(.loadBeforeInit), tooMany: .tellSoon(.failed(LPMError(.loadWhileLoading))))
    slot = MediatedBannerSlot(of: levelPlay, adUnitID: adUnitId, life: life)
    super.init(
      frame: CGRect(x: 0, y: 0, width: CGFloat(adSize.width), height: CGFloat(adSize.height)))
    slot.vendor = self
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Sets who is told; nobody else is then.
  public func setDelegate(_ delegate: (any LPMBannerAdViewDelegate)?) {
    self.delegate = delegate
    slot.take()
  }

  /// Requests an ad.
  public func loadAd(with viewController: UIViewController) {
    slot.load("loadAd(with:)") { .loadAsked(isStarted: LevelPlay.isStarted) }
  }

  /// Takes the ad away.
  public func destroy() { slot.clear() }

  package typealias Life = MediatedViewLife<LPMError>

  package func event(for answer: MediatedAnswer) -> Life.Event {
    LPMError(answer.outcome).map { .failed($0) } ?? .filled
  }

  package func ad(of answer: MediatedAnswer) -> LPMAdInfo { info(answer) }

  package func calls(for news: MediatedNews<LPMError>, of info: LPMAdInfo?) -> [MediatedCall] {
    let info = info ?? self.info(nil)
    if case .paid = news { return displayed(info) + LevelPlay.calls(about: info) }
    guard let delegate, let message = news.message else { return [] }
    return [MediatedCall(message) { delegate.hear(news, of: info) }]
  }

  /// A banner is displayed when its impression is counted.
  private func displayed(_ info: LPMAdInfo) -> [MediatedCall] {
    guard let delegate else { return [] }
    return [
      MediatedCall("didDisplayAd(with:)", as: .networkSawImpression) {
        delegate.didDisplayAd(with: info)
      }
    ]
  }

  private func info(_ answer: MediatedAnswer?) -> LPMAdInfo {
    LPMAdInfo(
      adId: adId, adUnitId: slot.id.key, format: "banner", answer, placement: placementName)
  }
}

extension LPMBannerAdViewDelegate {
  fileprivate func hear(_ news: MediatedNews<LPMError>, of info: LPMAdInfo) {
    switch news {
    case .loaded: didLoadAd(with: info)
    case .failed(let error): didFailToLoadAd(withAdUnitId: info.adUnitId, error: error)
    case .clicked: didClickAd(with: info)
    default: break
    }
  }
}
