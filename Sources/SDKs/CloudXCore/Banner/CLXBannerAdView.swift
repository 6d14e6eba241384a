import MediatedNetworks
import Simulation
import UIKit

/// A banner of CloudX. It loads when it is told to, and counts what was seen.
public final class CLXBannerAdView: UIView, MediatedVendor {
  /// Told what happens to the banner.
  public weak var delegate: (any CLXBannerDelegate)? { didSet { slot.take() } }
  /// Told what an impression pays.
  public weak var revenueDelegate: (any CLXAdRevenueDelegate)?
  /// What is requested.
  public var adUnitId: String { slot.id.key }

  private let format: CLXAdFormat
  private let slot: MediatedBannerSlot<CLXError, CLXAd>

  init(_ adUnitId: String, _ format: CLXAdFormat) {
    self.format = format
    slot = MediatedBannerSlot(
      of: cloudX, adUnitID: adUnitId,
      life: MediatedViewLife(tooMany: .log("load ignored: loading")),
      after: CloudXCore.shared.starter)
    let size =
      format == .MREC ? CGSize(width: 300, height: 250) : CGSize(width: 320, height: 50)
    super.init(frame: CGRect(origin: .zero, size: size))
    slot.vendor = self
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Requests an ad; ignored while one is requested.
  public func load() {
    slot.load("load()") { .loadAsked(isStarted: CloudXCore.shared.isInitialized) }
  }

  /// Takes the ad away.
  public func destroy() { slot.clear() }

  package typealias Life = MediatedViewLife<CLXError>

  package func event(for answer: MediatedAnswer) -> Life.Event {
    CLXError(answer.outcome).map { .failed($0) } ?? .filled
  }

  package func ad(of answer: MediatedAnswer) -> CLXAd { CLXAd(adUnitId, format, answer) }

  package func calls(for news: MediatedNews<CLXError>, of ad: CLXAd?) -> [MediatedCall] {
    let ad = ad ?? CLXAd(adUnitId, format, nil)
    switch news {
    case .paid(let price): return revenueDelegate.calls(ad, price)
    case .loaded, .failed, .clicked:
      guard let delegate, let message = news.message else { return [] }
      return [MediatedCall(message) { delegate.hear(news, of: ad) }]
    default: return []
    }
  }
}
