import MediatedNetworks
import Simulation
import UIKit

/// How large a banner is.
public final class POBAdSize: NSObject {
  /// In points.
  public let size: CGSize

  init(_ size: CGSize) {
    self.size = size
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A size in points.
public func POBAdSizeMake(_ width: CGFloat, _ height: CGFloat) -> POBAdSize {
  POBAdSize(CGSize(width: width, height: height))
}

/// A banner of PubMatic. It counts what was seen.
public final class POBBannerView: UIView {
  /// Told what happens to the banner.
  public weak var delegate: (any POBBannerViewDelegate)? { didSet { holder.take() } }
  /// The bid behind the ad; nil without one.
  public private(set) var bid: POBBid?

  private let id: MediatedAdID
  private let requests: MediatedRequests
  private var holder: MediatedHolder
  private var isLoading = false
  private var content: MediatedBannerContent?

  /// A banner of this publisher, profile and ad unit; the first size is requested.
  public init(publisherId: String, profileId: NSNumber, adUnitId: String, adSizes: [POBAdSize]) {
    id = MediatedAdID(network: OpenWrapNetwork.name, key: adUnitId)
    requests = MediatedRequests(of: id)
    holder = MediatedHolder(of: pubMatic, adUnitID: adUnitId)
    let size = adSizes.first?.size ?? CGSize(width: 320, height: 50)
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Requests an ad.
  public func loadAd() { entering("loadAd()") { [self] in begin() } }

  private func begin() {
    holder.take()
    holder.asksForAd("loadAd()", id) {
      guard !isLoading else {
        return World.current.soon { self.tellFailed(POBError(.requestNotAllowed)) }
      }
      isLoading = true
      requests.ask { self.answered($0) }
    }
  }

  private func answered(_ answer: MediatedAnswer) {
    isLoading = false
    if let error = POBError(answer.outcome) { return tellFailed(error) }
    let bid = POBBid(answer, size: bounds.size)
    self.bid = bid
    show(answer)
    tell("bannerViewDidReceiveAd(_:)", .networkAnswered, bid.facts) {
      $0.bannerViewDidReceiveAd(self)
    }
  }

  private func show(_ answer: MediatedAnswer) {
    let price = answer.price.flatMap { MicroDollars(perThousand: $0) }
    let content = MediatedBannerContent(answer.creative, of: pubMatic, price: price) {
      [weak self] in
      guard let self else { return }
      tell("bannerViewDidRecordImpression(_:)", .networkSawImpression) {
        $0.bannerViewDidRecordImpression(self)
      }
    } onClick: { [weak self] in
      guard let self else { return }
      tell("bannerViewDidClickAd(_:)", .networkSawClick) { $0.bannerViewDidClickAd(self) }
    }
    self.content?.removeFromSuperview()
    self.content = content
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func tellFailed(_ error: POBError) {
    tell("bannerView(_:didFailToReceiveAdWithError:)", .networkFailed, Optional(error).facts) {
      $0.bannerView(self, didFailToReceiveAdWithError: error)
    }
  }

  private func tell(
    _ message: String, _ sense: Sense, _ facts: Fields = .none,
    _ body: (any POBBannerViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    holder.hears(message, sense, data: facts) { body(delegate) }
  }
}
