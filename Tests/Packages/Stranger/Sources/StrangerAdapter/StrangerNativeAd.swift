import GoogleMobileAds

/// The assets that all ads of this package have.
class StrangerNativeAd: NSObject, MediationNativeAd {
  var headline: String? { nil }
  var body: String? { nil }
  var callToAction: String? { nil }
  let images: [NativeAdImage]? = nil
  let icon: NativeAdImage?
  let starRating: NSDecimalNumber? = nil
  let store: String? = nil
  let price: String? = nil
  let advertiser: String? = "A stranger"
  let extraAssets: [String: Any]? = nil

  /// Its picture, or where that is for a publisher who does not want it loaded.
  init(_ configuration: MediationNativeAdConfiguration) {
    let isLoaded = !configuration.options.contains {
      ($0 as? NativeAdImageAdLoaderOptions)?.isImageLoadingDisabled == true
    }
    icon =
      isLoaded
      ? UIImage(data: .redSquare).map { NativeAdImage(image: $0) }
      : URL(string: "https://ads.stranger.example/icon").map { NativeAdImage(url: $0, scale: 1) }
  }

  let adChoicesView: UIView? = {
    let icon = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    icon.text = "i"
    return icon
  }()

  func didRecordImpression() {}

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {}
}

extension Data {
  /// A picture in the playground's format.
  fileprivate static var redSquare: Data {
    Data("P6\n20 20\n255\n".utf8) + Data((0..<400).flatMap { _ in [0xC0, 0x20, 0x30] as [UInt8] })
  }
}
