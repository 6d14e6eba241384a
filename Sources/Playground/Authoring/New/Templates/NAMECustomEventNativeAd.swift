import GoogleMobileAds
import NAMENetwork

extension NAMECustomEvent {
  /// Asks the network for a native ad.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = NAMECustomEventNativeAd(NAMENativeAd(), downloadsImages: adConfiguration.wantsImages)
    ad.load(for: adConfiguration) { error in completionHandler(error == nil ? ad : nil, error) }
  }
}

extension MediationNativeAdConfiguration {
  /// An application that downloads pictures itself wants their addresses alone.
  fileprivate var wantsImages: Bool {
    !options.contains { ($0 as? NativeAdImageAdLoaderOptions)?.isImageLoadingDisabled == true }
  }
}

/// Google sees impressions and clicks and tells the network, because `handlesUserImpressions` and
/// `handlesUserClicks` are left out. A network that sees the user itself needs both, and then
/// reports what it saw.
final class NAMECustomEventNativeAd: NAMECustomEventAd, MediationNativeAd {
  private let ad: NAMENativeAd
  private let downloadsImages: Bool

  init(_ ad: NAMENativeAd, downloadsImages: Bool) {
    (self.ad, self.downloadsImages) = (ad, downloadsImages)
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

  private(set) lazy var images: [NativeAdImage]? =
    downloadsImages
    ? ad.image.map { [NativeAdImage(image: $0)] }
    : ad.imageURL.map { [NativeAdImage(url: $0, scale: 1)] }

  func didRecordImpression() { ad.recordImpression() }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    ad.handleClick()
  }
}
