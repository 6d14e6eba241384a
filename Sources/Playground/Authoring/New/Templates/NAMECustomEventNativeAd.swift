import GoogleMobileAds
import NAMENetwork

extension NAMECustomEvent {
  /// Asks the network for a native ad.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = NAMECustomEventNativeAd(NAMENativeAd())
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

/// Google sees impressions and clicks and tells the network, because `handlesUserImpressions` and
/// `handlesUserClicks` are left out. A network that sees the user itself needs both, and then
/// reports what it saw.
final class NAMECustomEventNativeAd: NAMECustomEventAd, MediationNativeAd {
  private let ad: NAMENativeAd

  init(_ ad: NAMENativeAd) {
    self.ad = ad
    super.init(ad)
  }

  var headline: String? { ad.headline }
  var body: String? { ad.body }
  var callToAction: String? { ad.callToAction }
  var advertiser: String? { ad.advertiser }
  var icon: NativeAdImage? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var extraAssets: [String: Any]? { nil }
  var adChoicesView: UIView? { ad.adChoicesView }

  private(set) lazy var images: [NativeAdImage]? = ad.image.map { [NativeAdImage(image: $0)] }

  func didRecordImpression() { ad.recordImpression() }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    ad.handleClick()
  }
}
