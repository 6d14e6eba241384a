import GoogleMobileAds
import SampleAdSDK

class SampleMediatedNativeContentAd: NSObject, GADMediatedNativeContentAd {
  let sampleAd: SampleNativeContentAd
  private let extras: [AnyHashable: Any]
  private let mappedImages: [Any]
  private let mappedIcon: GADNativeAdImage

  init?(sampleNativeContentAd: SampleNativeContentAd?) {
    guard let sampleAd = sampleNativeContentAd else {
      return nil
    }
    self.sampleAd = sampleAd
    extras = [SampleCustomEventExtraKeyAwesomeness: sampleAd.degreeOfAwesomeness ?? ""]
    if let image = sampleAd.image {
      mappedImages = [GADNativeAdImage(image: image)]
    } else {
      let imageURL = URL(fileURLWithPath: sampleAd.imageURL)
      mappedImages = [GADNativeAdImage(url: imageURL, scale: sampleAd.imageScale)]
    }
    if let icon = sampleAd.icon {
      mappedIcon = GADNativeAdImage(image: icon)
    } else {
      let iconURL = URL(fileURLWithPath: sampleAd.iconURL)
      mappedIcon = GADNativeAdImage(url: iconURL, scale: sampleAd.iconScale)
    }
    super.init()
  }

  func headline() -> String? {
    return sampleAd.headline
  }

  func images() -> [Any]? {
    return mappedImages
  }

  func body() -> String? {
    return sampleAd.body
  }

  func logo() -> GADNativeAdImage? {
    return mappedIcon
  }

  func callToAction() -> String? {
    return sampleAd.callToAction
  }

  func advertiser() -> String? {
    return sampleAd.advertiser
  }

  func extraAssets() -> [AnyHashable: Any]? {
    return extras
  }

  func mediatedNativeAdDelegate() -> GADMediatedNativeAdDelegate? {
    return self
  }
}

extension SampleMediatedNativeContentAd: GADMediatedNativeAdDelegate {
  func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: GADMediatedNativeAd) {
    sampleAd.recordImpression()
  }

  func mediatedNativeAd(
    _ mediatedNativeAd: GADMediatedNativeAd,
    didRecordClickOnAssetWithName assetName: String,
    view: UIView,
    viewController: UIViewController
  ) {
    MainActor.assumeIsolated { sampleAd.handleClick(on: view) }
  }
}
