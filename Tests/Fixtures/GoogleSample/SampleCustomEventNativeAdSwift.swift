import Foundation
import GoogleMobileAds
import SampleAdSDK

class SampleCustomEventNativeAdSwift: NSObject, GADMediationNativeAd {
  var nativeAd: SampleNativeAd?
  var delegate: GADMediationNativeAdEventDelegate?
  var completionHandler: GADMediationNativeLoadCompletionHandler?

  var images: [GADNativeAdImage]?
  var icon: GADNativeAdImage?
  var extraAssets: [String: Any]?
  var adChoicesView: UIView?

  var headline: String? { return nativeAd?.headline }
  var body: String? { return nativeAd?.body }
  var callToAction: String? { return nativeAd?.callToAction }
  var starRating: NSDecimalNumber? { return nativeAd?.starRating }
  var store: String? { return nativeAd?.store }
  var price: String? { return nativeAd?.price }
  var advertiser: String? { return nativeAd?.advertiser }
  var mediaView: UIView? { return nativeAd?.mediaView }

  required override init() {
    super.init()
  }

  func loadNativeAd(
    for adConfiguration: GADMediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let loader = SampleNativeAdLoader()
    let request = SampleNativeAdRequest()
    request.shouldDownloadImages = true
    request.preferredImageOrientation = NativeAdImageOrientation.any
    request.shouldRequestMultipleImages = false
    for option: GADAdLoaderOptions in adConfiguration.options {
      if let imageOptions = option as? GADNativeAdImageAdLoaderOptions {
        request.shouldRequestMultipleImages = imageOptions.shouldRequestMultipleImages
        request.shouldDownloadImages = !imageOptions.disableImageLoading
      } else if let mediaOptions = option as? GADNativeAdMediaAdLoaderOptions {
        switch mediaOptions.mediaAspectRatio {
        case GADMediaAspectRatio.landscape:
          request.preferredImageOrientation = NativeAdImageOrientation.landscape
        case GADMediaAspectRatio.portrait:
          request.preferredImageOrientation = NativeAdImageOrientation.portrait
        default: request.preferredImageOrientation = NativeAdImageOrientation.any
        }
      }
    }
    loader.delegate = self
    loader.adUnitID = adConfiguration.credentials.settings["parameter"] as? String
    self.completionHandler = completionHandler
    loader.fetchAd(request)
  }

  func handlesUserClicks() -> Bool { return false }
  func handlesUserImpressions() -> Bool { return false }
}

extension SampleCustomEventNativeAdSwift: SampleNativeAdLoaderDelegate {
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    extraAssets = ["awesomeness": nativeAd.degreeOfAwesomeness ?? ""]
    if let image = nativeAd.image {
      images = [GADNativeAdImage(image: image)]
    } else {
      let imageURL = URL(fileURLWithPath: nativeAd.imageURL)
      images = [GADNativeAdImage(url: imageURL, scale: nativeAd.imageScale)]
    }
    if let image = nativeAd.icon {
      icon = GADNativeAdImage(image: image)
    } else {
      let iconURL = URL(fileURLWithPath: nativeAd.iconURL)
      icon = GADNativeAdImage(url: iconURL, scale: nativeAd.iconScale)
    }
    adChoicesView = SampleAdInfoView()
    self.nativeAd = nativeAd
    if let handler = completionHandler {
      delegate = handler(self, nil)
    }
  }

  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {
    if let handler = completionHandler {
      delegate = handler(nil, SampleCustomEventUtilsSwift.error(of: errorCode))
    }
  }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    self.nativeAd?.mediaView.playMedia()
  }

  func didRecordClickOnAsset(
    withName assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    self.nativeAd?.handleClick(on: view)
  }

  func didRecordImpression() {
    nativeAd?.recordImpression()
  }

  func didUntrackView(_ view: UIView?) {}
}
