import MediatedNetworks
import Simulation
import UIKit

/// Told of native ads.
public protocol POBNativeAdLoaderDelegate: NSObjectProtocol {
  /// What a click opens its page over.
  func viewControllerForPresentingModal() -> UIViewController
  /// There is an ad.
  func nativeAdLoader(_ adLoader: POBNativeAdLoader, didReceive nativeAd: any POBNativeAd)
  /// There is none.
  func nativeAdLoader(
    _ adLoader: POBNativeAdLoader, didFailToReceiveAdWithError error: any Error)
}

extension POBNativeAdLoaderDelegate {
  public func nativeAdLoader(
    _ adLoader: POBNativeAdLoader, didReceive nativeAd: any POBNativeAd
  ) {}
  public func nativeAdLoader(
    _ adLoader: POBNativeAdLoader, didFailToReceiveAdWithError error: any Error
  ) {}
}

/// Loads native ads of PubMatic, and is kept as long as they are shown.
public final class POBNativeAdLoader: NSObject, MediatedVendor {
  /// Told of the ads.
  public weak var delegate: (any POBNativeAdLoaderDelegate)? { didSet { slot.take() } }

  let slot: MediatedNativeSlot<POBError, POBServedNativeAd>
  let templateType: POBNativeTemplateType

  /// A loader for this publisher, profile and ad unit; the template says how its ads are drawn.
  public init(
    publisherId: String, profileId: NSNumber, adUnitId: String, templateType: POBNativeTemplateType
  ) {
    self.templateType = templateType
    let tooMany = POBError(.requestNotAllowed)
    slot = MediatedNativeSlot(
      of: pubMatic, adUnitID: adUnitId,
      life: MediatedViewLife(tooMany: .tellSoon(.failed(tooMany))), isPerThousand: true)
    super.init()
    slot.vendor = self
  }

  /// Requests an ad.
  public func loadAd() { slot.load("loadAd()") { .loadAsked(isStarted: true) } }

  // MARK: The network's own part

  package typealias Life = MediatedViewLife<POBError>

  package func event(for answer: MediatedAnswer) -> Life.Event {
    POBError(answer.outcome).map { .failed($0) } ?? .filled
  }

  package func ad(of answer: MediatedAnswer) -> POBServedNativeAd {
    POBServedNativeAd(POBBid(answer, size: .zero), of: self)
  }

  package func calls(
    for news: MediatedNews<POBError>, of ad: POBServedNativeAd?
  ) -> [MediatedCall] {
    switch news {
    case .loaded, .failed: loading(news, ad)
    default: ad?.calls(for: news) ?? []
    }
  }

  private func loading(
    _ news: MediatedNews<POBError>, _ ad: POBServedNativeAd?
  ) -> [MediatedCall] {
    guard let delegate else { return [] }
    if case .failed(let error) = news {
      return [
        MediatedCall("nativeAdLoader(_:didFailToReceiveAdWithError:)") {
          delegate.nativeAdLoader(self, didFailToReceiveAdWithError: error)
        }
      ]
    }
    guard let ad else { return [] }
    return [
      MediatedCall("nativeAdLoader(_:didReceive:)") {
        delegate.nativeAdLoader(self, didReceive: ad)
      }
    ]
  }
}

extension POBServedNativeAd {
  /// The methods of the ad's delegate for some news.
  func calls(for news: MediatedNews<POBError>) -> [MediatedCall] {
    guard let delegate else { return [] }
    switch news {
    case .paid:
      return [
        news.call("nativeAdDidRecordImpression(_:)") { delegate.nativeAdDidRecordImpression(self) }
      ]
    case .clicked:
      let part = touched.map { number in
        news.call("nativeAd(_:didRecordClickForAsset:)") {
          delegate.nativeAd(self, didRecordClickForAsset: number)
        }
      }
      let click = news.call("nativeAdDidRecordClick(_:)") { delegate.nativeAdDidRecordClick(self) }
      return [click] + (part.map { [$0] } ?? [])
    case .way(let step): return call(for: step, of: news, delegate).map { [$0] } ?? []
    default: return []
    }
  }

  private func call(
    for step: MediatedDestination.Step, of news: MediatedNews<POBError>,
    _ delegate: any POBNativeAdDelegate
  ) -> MediatedCall? {
    switch step {
    case .pageOpened:
      news.call("nativeAdWillPresentModal(_:)") { delegate.nativeAdWillPresentModal(self) }
    case .pageShown:
      news.call("nativeAdDidPresentModal(_:)") { delegate.nativeAdDidPresentModal(self) }
    case .pageClosing: nil
    case .pageClosed:
      news.call("nativeAdDidDismissModal(_:)") { delegate.nativeAdDidDismissModal(self) }
    case .leavesApp:
      news.call("nativeAdWillLeaveApplication(_:)") { delegate.nativeAdWillLeaveApplication(self) }
    }
  }
}
