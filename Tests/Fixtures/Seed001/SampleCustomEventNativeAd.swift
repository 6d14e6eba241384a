// The Objective-C of Google's guide to native custom events of SDK 7, line by line in Swift. What it
// took to compile:
//
// - `init()`, which has to be said to be required
// - a content mapper, which the guide names and does not show, written like its app install mapper
// - a kind of ad where the guide's `for` loop assumes it, since Swift does not
// - `?? ""` for an extra asset that may be missing
//
// Left as it was although it is not what one would wish: pictures that did not come along are wrapped
// as file URLs, errors have a number and no text, and the first mapper has no AdChoices.

import GoogleMobileAds
import SampleAdSDK

class SampleCustomEventNativeAd: NSObject, GADCustomEventNativeAd, SampleNativeAdLoaderDelegate {
  weak var delegate: GADCustomEventNativeAdDelegate?

  required override init() {}

  func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    let adLoader = SampleNativeAdLoader()
    let sampleRequest = SampleNativeAdRequest()
    // Part of the custom event's job is to examine the properties of the GADCustomEventRequest and
    // create a request for the mediated network's SDK that matches them.
    for adType in adTypes.compactMap({ $0 as? String }) {
      if adType == kGADAdLoaderAdTypeNativeContent {
        sampleRequest.contentAdsRequested = true
      } else if adType == kGADAdLoaderAdTypeNativeAppInstall {
        sampleRequest.appInstallAdsRequested = true
      }
    }
    for imageOptions in options {
      guard let imageOptions = imageOptions as? GADNativeAdImageAdLoaderOptions else {
        continue
      }
      sampleRequest.shouldRequestPortraitImages =
        imageOptions.preferredImageOrientation
        == GADNativeAdImageAdLoaderOptionsOrientation.portrait
      sampleRequest.shouldDownloadImages = !imageOptions.disableImageLoading
      sampleRequest.shouldRequestMultipleImages = imageOptions.shouldRequestMultipleImages
    }
    // This custom event uses the server parameter to carry an ad unit ID, which is the most common
    // use case.
    adLoader.adUnitID = serverParameter
    adLoader.delegate = self
    adLoader.fetchAd(sampleRequest)
  }

  // MARK: - SampleNativeAdLoaderDelegate implementation

  func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeAppInstallAd: SampleNativeAppInstallAd
  ) {
    let mediatedAd = SampleMediatedNativeAppInstallAd(
      sampleNativeAppInstallAd: nativeAppInstallAd)
    delegate?.customEventNativeAd(self, didReceive: mediatedAd)
  }

  func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeContentAd: SampleNativeContentAd
  ) {
    let mediatedAd = SampleMediatedNativeContentAd(sampleNativeContentAd: nativeContentAd)
    delegate?.customEventNativeAd(self, didReceive: mediatedAd)
  }

  func adLoader(
    _ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode
  ) {
    let error = NSError(domain: customEventErrorDomain, code: errorCode.rawValue, userInfo: nil)
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }
}
