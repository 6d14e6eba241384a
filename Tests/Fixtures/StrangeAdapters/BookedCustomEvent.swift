// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// An adapter for a network whose functions all have names of their own. Its flags decide which
/// events the network counts itself.
public final class BookedCustomEvent: NSObject, MediationAdapter {
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 2, minorVersion: 1, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 2, minorVersion: 0, patchVersion: 0)
  }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let settings = adConfiguration.credentials.settings
    let network = BookedNetwork(
      manner: (settings["parameter"] as? String).flatMap(BookedNetwork.Manner.init) ?? .countsFirst)
    let ad = BookedNativeAd(
      network, clicks: settings["handlesUserClicks"] as? Bool ?? false,
      impressions: settings["handlesUserImpressions"] as? Bool ?? false)
    network.fetch { ad.events = completionHandler(ad, nil) }
  }
}

private final class BookedNativeAd: NSObject, MediationNativeAd {
  var events: MediationNativeAdEventDelegate?
  private let network: BookedNetwork
  private let clicks: Bool
  private let impressions: Bool

  init(_ network: BookedNetwork, clicks: Bool, impressions: Bool) {
    self.network = network
    self.clicks = clicks
    self.impressions = impressions
  }

  let headline: String? = "A booked ad"
  let body: String? = "From a network that keeps its own books."
  let callToAction: String? = "Look"
  let advertiser: String? = "A bookkeeper"
  let adChoicesView: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let images: [NativeAdImage]? = nil
  let icon: NativeAdImage? = nil
  let starRating: NSDecimalNumber? = nil
  let store: String? = nil
  let price: String? = nil
  let extraAssets: [String: Any]? = nil

  func handlesUserClicks() -> Bool { clicks }
  func handlesUserImpressions() -> Bool { impressions }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    guard clicks || impressions else { return }
    network.noticed = { [weak self] what in
      what == .click ? self?.events?.reportClick() : self?.events?.reportImpression()
    }
    network.watch(clicks ? Array(clickableAssetViews.values) : [], impression: impressions)
  }

  func didUntrackView(_ view: UIView?) {
    network.letGo()
  }

  func didRecordImpression() {
    network.wasSeen()
  }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    network.wasTouched()
  }
}
