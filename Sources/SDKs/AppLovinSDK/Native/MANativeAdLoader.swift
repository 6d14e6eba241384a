import MediatedNetworks
import Simulation
import UIKit

/// Loads native ads of MAX. The application keeps it: a loader that is gone tells nobody anything.
public final class MANativeAdLoader: NSObject, MAVendor {
  /// Told what happens to the ads.
  public weak var nativeAdDelegate: MANativeAdDelegate? { didSet { slot.take() } }
  /// Told what impressions were worth; nothing else tells of them.
  public weak var revenueDelegate: MAAdRevenueDelegate?
  /// Where in the application its ads are; those that come after say so.
  public var placement: String?
  /// Data of at most 8 KB for the publisher's server.
  public var customData: String?

  private let slot: MediatedNativeSlot<MAError, MAAd>
  /// The view that the next ad is drawn in.
  private var view: MANativeAdView?
  private var extraParameters: [String: String] = [:]
  private var localExtraParameters: [String: Any] = [:]

  /// A loader for that ad unit.
  public init(adUnitIdentifier: String) {
    let tooMany = "loadAd() while an ad is loading is ignored"
    slot = MediatedNativeSlot(
      of: appLovin, adUnitID: adUnitIdentifier,
      life: MediatedViewLife(tooMany: .log(tooMany, .orderIgnored)),
      after: ALSdk.shared().starter, naming: .requests, keepsVendor: false)
    super.init()
    slot.vendor = self
  }

  /// The same.
  public convenience init(adUnitIdentifier: String, sdk: ALSdk) {
    self.init(adUnitIdentifier: adUnitIdentifier)
  }

  /// The ad unit.
  public var adUnitIdentifier: String { slot.id.key }

  /// Requests an ad that the application draws later.
  public func loadAd() { load("loadAd()", into: nil) }

  /// Requests an ad, and draws it in that view.
  public func loadAd(into adView: MANativeAdView?) { load("loadAd(into:)", into: adView) }

  private func load(_ message: String, into view: MANativeAdView?) {
    slot.load(message) { [self] () -> Life.Event in
      if slot.life.state == .idle { self.view = view }
      return Life.Event.loadAsked(isStarted: ALSdk.shared().isInitialized)
    }
  }

  /// Draws an ad that was loaded without a view. False for one that was drawn or destroyed, and for
  /// other formats.
  @discardableResult
  public func renderNativeAdView(_ nativeAdView: MANativeAdView, with ad: MAAd) -> Bool {
    slot.asksNow("renderNativeAdView(_:with:)", .viewRegistered) { draw(ad, in: nativeAdView) }
  }

  private func draw(_ ad: MAAd, in view: MANativeAdView) -> Bool {
    guard let nativeAd = ad.nativeAd else {
      slot.logs("there is nothing to draw: the ad is destroyed, or no native ad")
      return false
    }
    guard !ad.isDrawn else {
      slot.logs("the ad is in a view already")
      return false
    }
    ad.isDrawn = true
    view.draw(nativeAd)
    let parts = view.clickableViews(of: nativeAd)
    return nativeAd.prepare(
      forInteractionClickableViews: nativeAd.isContainerClickable ? parts + [view] : parts,
      withContainer: view)
  }

  /// Lets go of the ad and its views; nothing is counted for it any more.
  public func destroy(_ ad: MAAd) {
    slot.asksNow("destroy(_:)", .viewReleased) {
      ad.content?.unwatch()
      ad.content = nil
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

  package typealias Life = MediatedViewLife<MAError>

  package var adFormat: MAAdFormat { .native }
  package var latency: Duration { slot.latency }

  package func event(for answer: MediatedAnswer) -> Life.Event {
    error(of: answer).map { .failed($0) } ?? .filled
  }

  /// It may have been loaded before the application had a place for it.
  package func remember(_ news: MediatedNews<MAError>) {
    switch news {
    case .paid, .clicked: slot.ad?.placement = placement
    default: break
    }
  }

  package func message(for news: MediatedNews<MAError>) -> String? {
    switch news {
    case .loaded: "didLoadNativeAd(_:for:)"
    case .failed: "didFailToLoadNativeAd(forAdUnitIdentifier:withError:)"
    case .clicked: "didClickNativeAd(_:)"
    case .expired: "didExpireNativeAd(_:)"
    case .paid: news.message
    default: nil
    }
  }

  package func tell(_ news: MediatedNews<MAError>, of ad: MAAd) {
    switch news {
    case .loaded:
      ad.placement = placement
      let view = view
      self.view = nil
      let isDrawn = view.map { draw(ad, in: $0) } ?? false
      nativeAdDelegate?.didLoadNativeAd(isDrawn ? view : nil, for: ad)
    case .failed(let error):
      view = nil
      nativeAdDelegate?.didFailToLoadNativeAd(
        forAdUnitIdentifier: adUnitIdentifier, withError: error)
    case .clicked: nativeAdDelegate?.didClickNativeAd(ad)
    case .expired: nativeAdDelegate?.didExpireNativeAd(ad)
    case .paid: revenueDelegate?.didPayRevenue(for: ad)
    default: break
    }
  }
}
