// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
import AdSupport
import Foundation
import GoogleMobileAds
import OSLog

/// Calls as adapters' own tests write them, since in Objective-C the requirements are optional.
@MainActor public enum OptionalCalls {
  public static func flags(of ad: MediationNativeAd) -> [Bool] {
    [
      ad.handlesUserClicks!(), ad.handlesUserImpressions!(), ad.handlesUserClicks?() ?? true,
      ad.handlesUserClicks(), ad.handlesUserImpressions(),
    ]
  }

  public static func tellAll(_ ad: MediationNativeAd, view: UIView) {
    let presenter = UIViewController()
    ad.didRender?(
      in: view, clickableAssetViews: [.iconAsset: view], nonclickableAssetViews: [:],
      viewController: presenter)
    ad.didRecordImpression?()
    ad.didRecordImpression()
    ad.didRecordClickOnAsset?(with: .iconAsset, view: view, viewController: presenter)
    ad.didRecordClickOnAsset!(with: .bodyAsset, view: view, viewController: presenter)
    ad.didUntrackView?(nil)
    ad.didUntrackView(view)
  }

  public static func log(_ text: String) {
    let log = OSLog(subsystem: "house", category: "adapter")
    os_log("%{public}@", log: log, type: .error, text)
    os_log(.info, "started")
    Logger(log).log(level: .fault, "\(text)")
  }

  public static func resize(_ ad: MediationBannerAd) {
    ad.changeAdSize?(to: AdSizeBanner)
    ad.changeAdSize(to: AdSizeLargeBanner)
  }

  /// The same for classes, whose own methods come first.
  public static func tell(_ ad: HearingNativeAd) {
    ad.didRecordImpression?()
    ad.didRecordImpression()
    ad.didUntrackView!(nil)
  }
}

/// Keeps what it is told.
open class HearingNativeAd: StrangeNativeAd {
  public internal(set) var heard: [String] = []

  open override func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    heard.append("render \(clickableAssetViews.count)")
  }

  open override func didRecordImpression() { heard.append("impression") }

  open override func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    heard.append("click \(assetName.rawValue)")
  }

  open override func didUntrackView(_ view: UIView?) {
    heard.append(view == nil ? "untrack nothing" : "untrack")
  }
}

/// Hears of sizes.
public final class HearingBanner: NSObject, MediationBannerAd {
  public private(set) var heard: [CGFloat] = []
  public let view = UIView()

  public func changeAdSize(to adSize: AdSize) { heard.append(adSize.size.height) }
}

/// A configuration of a test kit, whose topmost controller can be set.
open class SettableConfiguration: MediationBannerAdConfiguration {
  private var given: UIViewController?

  open override var topViewController: UIViewController? {
    get { given ?? super.topViewController }
    set { given = newValue }
  }
}

/// A request of the older kind, as a test double.
public final class OlderRequest: NSObject, GADMediationAdRequest {
  public func publisherId() -> String? { nil }
  public func credentials() -> [AnyHashable: Any]? { ["placement": "p1"] }
  public func testMode() -> Bool { true }
  public func networkExtras() -> (any AdNetworkExtras)? { nil }
  public func childDirectedTreatment() -> NSNumber? { true }
  public func maxAdContentRating() -> GADMaxAdContentRating? { .general }
  public func underAgeOfConsent() -> NSNumber? { nil }
  public func userHasLocation() -> Bool { false }
  public func userLatitude() -> CGFloat { 0 }
  public func userLongitude() -> CGFloat { 0 }
  public func userLocationAccuracyInMeters() -> CGFloat { 0 }
  public func userLocationDescription() -> String? { nil }
  public func userKeywords() -> [Any]? { ["boats"] }
}

/// The advertising identifier, as adapters read it.
public func advertisingIdentifier() -> String {
  let manager = ASIdentifierManager.shared()
  return manager.isAdvertisingTrackingEnabled
    ? "tracked" : manager.advertisingIdentifier.uuidString
}
