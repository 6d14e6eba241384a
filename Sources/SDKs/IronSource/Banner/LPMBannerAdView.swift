import MediatedNetworks
import Simulation
import UIKit

/// A banner of LevelPlay. It loads when it is told to, and counts what was seen.
public final class LPMBannerAdView: UIView {
  private let adUnitId: String
  private let adSize: LPMAdSize
  private weak var delegate: (any LPMBannerAdViewDelegate)?
  private let id: MediatedAdID
  private let requests: MediatedRequests
  private var holder: MediatedHolder
  private var isLoading = false
  private var content: MediatedBannerContent?
  /// Identifies this object.
  public let adId = LPMIdentifier.next()

  /// A banner of this ad unit.
  public convenience init(adUnitId: String) {
    self.init(adUnitId: adUnitId, adSize: .banner())
  }

  /// A banner of this ad unit and size.
  public init(adUnitId: String, adSize: LPMAdSize) {
    self.adUnitId = adUnitId
    self.adSize = adSize
    id = MediatedAdID(network: LevelPlayNetwork.name, key: adUnitId)
    requests = MediatedRequests(of: id)
    holder = MediatedHolder(of: levelPlay, adUnitID: adUnitId)
    super.init(
      frame: CGRect(x: 0, y: 0, width: CGFloat(adSize.width), height: CGFloat(adSize.height)))
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Sets who is told; nobody else is then.
  public func setDelegate(_ delegate: (any LPMBannerAdViewDelegate)?) {
    self.delegate = delegate
    holder.take()
  }

  /// Requests an ad.
  public func loadAd(with viewController: UIViewController) {
    entering("loadAd(with:)") { [self] in begin() }
  }

  private func begin() {
    holder.take()
    holder.asksForAd("loadAd(with:)", id) {
      guard LevelPlay.isStarted else { return refuse(.loadBeforeInit) }
      guard !isLoading else { return refuse(.loadWhileLoading) }
      isLoading = true
      requests.ask { self.answered($0) }
    }
  }

  /// Takes the ad away.
  public func destroy() {
    content?.removeFromSuperview()
    content = nil
  }

  private func refuse(_ code: LPMErrorCode) {
    World.current.soon { self.tellFailed(LPMError(code)) }
  }

  private func answered(_ answer: MediatedAnswer) {
    isLoading = false
    if let error = LPMError(answer.outcome) { return tellFailed(error) }
    let info = LPMAdInfo(adId: adId, adUnitId: adUnitId, format: "banner", answer)
    show(answer, info)
    tell("didLoadAd(with:)", .networkAnswered, info.facts) { $0.didLoadAd(with: info) }
  }

  private func show(_ answer: MediatedAnswer, _ info: LPMAdInfo) {
    let price = answer.price.flatMap { MicroDollars(perImpression: $0) }
    let content = MediatedBannerContent(answer.creative, of: levelPlay, price: price) {
      [weak self] in
      guard let self else { return }
      tell("didDisplayAd(with:)", .networkSawImpression) { $0.didDisplayAd(with: info) }
      LevelPlay.tellImpression(info, holder)
    } onClick: { [weak self] in
      self?.tell("didClickAd(with:)", .networkSawClick) { $0.didClickAd(with: info) }
    }
    self.content?.removeFromSuperview()
    self.content = content
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func tellFailed(_ error: LPMError) {
    tell("didFailToLoadAd(withAdUnitId:error:)", .networkFailed, Optional(error).facts) {
      $0.didFailToLoadAd(withAdUnitId: self.adUnitId, error: error)
    }
  }

  private func tell(
    _ message: String, _ sense: Sense, _ facts: Fields = .none,
    _ body: (any LPMBannerAdViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    holder.hears(message, sense, data: facts) { body(delegate) }
  }
}

/// How large a banner is.
public final class LPMAdSize: NSObject {
  /// In points.
  public let width: Int
  /// In points.
  public let height: Int

  private init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// 320×50.
  public static func banner() -> LPMAdSize { LPMAdSize(320, 50) }
  /// 320×90.
  public static func large() -> LPMAdSize { LPMAdSize(320, 90) }
  /// 300×250.
  public static func mediumRectangle() -> LPMAdSize { LPMAdSize(300, 250) }
}
