import MediatedNetworks
import Simulation
import UIKit

/// A banner of CloudX. It loads when it is told to, and counts what was seen.
public final class CLXBannerAdView: UIView {
  /// Told what happens to the banner.
  public weak var delegate: (any CLXBannerDelegate)? { didSet { holder.take() } }
  /// Told what an impression pays.
  public weak var revenueDelegate: (any CLXAdRevenueDelegate)?
  /// What is requested.
  public let adUnitId: String

  private let format: CLXAdFormat
  private let id: MediatedAdID
  private let requests: MediatedRequests
  private var holder: MediatedHolder
  private var isLoading = false
  private var content: MediatedBannerContent?

  init(_ adUnitId: String, _ format: CLXAdFormat) {
    self.adUnitId = adUnitId
    self.format = format
    id = MediatedAdID(network: CloudXNetwork.name, key: adUnitId)
    requests = MediatedRequests(of: id)
    holder = MediatedHolder(of: cloudX, adUnitID: adUnitId)
    let size =
      format == .MREC ? CGSize(width: 300, height: 250) : CGSize(width: 320, height: 50)
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Requests an ad; ignored while one is requested.
  public func load() { entering("load()") { [self] in begin() } }

  private func begin() {
    holder.take()
    holder.asksForAd("load()", id) {
      guard !isLoading else { return holder.logs("load ignored: loading") }
      isLoading = true
      CloudXCore.shared.starter.afterStart { [self] in requests.ask { self.answered($0) } }
    }
  }

  /// Takes the ad away.
  public func destroy() {
    content?.removeFromSuperview()
    content = nil
  }

  private func answered(_ answer: MediatedAnswer) {
    isLoading = false
    if let error = CLXError(answer: answer.outcome) {
      return tell("didFailToLoadAd(_:error:)", .networkFailed, Optional(error).facts) {
        $0.didFailToLoadAd(self.adUnitId, error: error)
      }
    }
    let ad = CLXAd(adUnitId, format, answer)
    show(answer, ad)
    tell("didLoad(_:)", .networkAnswered, ad.facts) { $0.didLoad(ad) }
  }

  private func show(_ answer: MediatedAnswer, _ ad: CLXAd) {
    let price = answer.price.flatMap { MicroDollars(perImpression: $0) }
    let content = MediatedBannerContent(answer.creative, of: cloudX, price: price) {
      [weak self] in
      self?.seen(ad, price)
    } onClick: { [weak self] in
      self?.tell("didClick(_:)", .networkSawClick) { $0.didClick(ad) }
    }
    self.content?.removeFromSuperview()
    self.content = content
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func seen(_ ad: CLXAd, _ price: MicroDollars?) {
    guard let revenueDelegate else { return }
    var facts = Fields.none
    facts["micros"] = price.map { .int($0.count) }
    holder.hears("didPayRevenue(for:)", .networkPaidTold, data: facts) {
      revenueDelegate.didPayRevenue(for: ad)
    }
  }

  private func tell(
    _ message: String, _ sense: Sense, _ facts: Fields = .none,
    _ body: (any CLXBannerDelegate) -> Void
  ) {
    guard let delegate else { return }
    holder.hears(message, sense, data: facts) { body(delegate) }
  }
}
