// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A page that draws ads of its own format.
public final class CustomNativeController: UIViewController {
  public private(set) var ad: CustomNativeAd?
  public private(set) var heard: [String] = []
  public let headline = UILabel()
  public let caption = UILabel()
  public let picture = UIImageView()
  private var adLoader: AdLoader?
  private var formats: [String] = []

  public func load(_ formats: [String], _ adTypes: [AdLoaderAdType] = [.customNative]) {
    self.formats = formats
    let adLoader = AdLoader(
      adUnitID: "feed", rootViewController: self, adTypes: adTypes, options: nil)
    adLoader.delegate = self
    self.adLoader = adLoader
    adLoader.load(AdManagerRequest())
  }

  private func draw(_ ad: CustomNativeAd) {
    headline.text = ad.string(forKey: "Headline")
    caption.text = ad.string(forKey: "Caption")
    picture.image =
      ad.mediaContent.hasVideoContent ? nil : ad.image(forKey: "MainImage")?.image
  }

  public func tapHeadline() {
    ad?.performClickOnAsset(withKey: "Headline")
  }

  public func isSeen() {
    ad?.recordImpression()
  }
}

extension CustomNativeController: CustomNativeAdLoaderDelegate, NativeAdLoaderDelegate {
  public func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String] { formats }

  public func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd) {
    heard.append("custom \(customNativeAd.formatID)")
    ad = customNativeAd
    customNativeAd.delegate = self
    draw(customNativeAd)
  }

  public func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    heard.append("native")
  }

  public func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {
    heard.append("error \((error as NSError).code)")
  }
}

extension CustomNativeController: CustomNativeAdDelegate {
  public func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd) {
    heard.append("impression")
  }

  public func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd) {
    heard.append("click")
  }
}
