// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// The base class of the strange adapters, with a version and an initialiser. They have no network;
/// each does one unusual thing that the SDK must handle.
open class StrangeCustomEvent: NSObject, MediationAdapter {
  public required override init() {}

  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  open func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    _ = completionHandler(StrangeNativeAd(adConfiguration), nil)
  }
}

/// An ad with a headline, a button, and whatever the settings of its line add.
open class StrangeNativeAd: NSObject, MediationNativeAd {
  public var events: MediationNativeAdEventDelegate?
  private let settings: [String: Any]

  public init(_ configuration: MediationNativeAdConfiguration) {
    settings = configuration.credentials.settings
  }

  public var headline: String? { "A strange ad" }
  public var callToAction: String? { "Go" }
  public var images: [NativeAdImage]? { nil }
  public var body: String? { nil }
  public var icon: NativeAdImage? { nil }
  public var starRating: NSDecimalNumber? { nil }
  public var store: String? { nil }
  public var price: String? { nil }
  public var advertiser: String? { nil }
  public var extraAssets: [String: Any]? { settings["extraAssets"] as? [String: Any] }
  public var currentTime: TimeInterval { settings["currentTime"] as? TimeInterval ?? 0 }

  open var mediaView: UIView? { nil }

  public func handlesUserClicks() -> Bool { settings["handlesUserClicks"] as? Bool ?? false }
  public func handlesUserImpressions() -> Bool {
    settings["handlesUserImpressions"] as? Bool ?? false
  }

  /// Called when the ad is in a view.
  open func rendered() {}

  open func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    rendered()
  }

  open func didUntrackView(_ view: UIView?) {}

  open func didRecordImpression() {}
  open func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {}
}
