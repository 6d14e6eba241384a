import MediatedNetworks
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
public final class POBBannerView: UIView, MediatedVendor {
  /// Told what happens to the banner.
  public weak var delegate: (any POBBannerViewDelegate)? { didSet { slot.take() } }
  /// The bid behind the ad; nil without one.
  public var bid: POBBid? { slot.ad }

  private let slot: MediatedBannerSlot<POBError, POBBid>

  /// A banner of this publisher, profile and ad unit; the first size is requested.
  public init(publisherId: String, profileId: NSNumber, adUnitId: String, adSizes: [POBAdSize]) {
    let tooMany = POBError(.requestNotAllowed)
    slot = MediatedBannerSlot(
      of: pubMatic, adUnitID: adUnitId,
      life: MediatedViewLife(tooMany: .tellSoon(.failed(tooMany))), isPerThousand: true)
    let size = adSizes.first?.size ?? CGSize(width: 320, height: 50)
    super.init(frame: CGRect(origin: .zero, size: size))
    slot.vendor = self
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// How large the ad is that is shown; zero without one.
  public func creativeSize() -> POBAdSize { POBAdSize(slot.ad?.size ?? .zero) }

  /// Requests an ad.
  public func loadAd() { slot.load("loadAd()") { .loadAsked(isStarted: true) } }

  package typealias Life = MediatedViewLife<POBError>

  package func event(for answer: MediatedAnswer) -> Life.Event {
    POBError(answer.outcome).map { .failed($0) } ?? .filled
  }

  package func ad(of answer: MediatedAnswer) -> POBBid { POBBid(answer, size: bounds.size) }

  package func calls(for news: MediatedNews<POBError>, of bid: POBBid?) -> [MediatedCall] {
    guard let delegate, let message = news.message(of: "bannerView", "Ad") else { return [] }
    return [news.call(message) { [self] in tell(news, to: delegate) }]
  }

  private func tell(_ news: MediatedNews<POBError>, to delegate: any POBBannerViewDelegate) {
    switch news {
    case .loaded: delegate.bannerViewDidReceiveAd(self)
    case .failed(let error): delegate.bannerView(self, didFailToReceiveAdWithError: error)
    case .clicked: delegate.bannerViewDidClickAd(self)
    case .paid: delegate.bannerViewDidRecordImpression(self)
    default: break
    }
  }
}
