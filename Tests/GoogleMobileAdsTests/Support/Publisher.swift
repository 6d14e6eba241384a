import GoogleMobileAds
import UIKit

/// A publisher that records its callbacks.
final class Publisher: NSObject, NativeAdLoaderDelegate {
  private(set) var heard: [String] = []
  private(set) var ads: [NativeAd] = []
  private(set) var errors: [NSError] = []
  let loader: AdLoader

  init(unit: String = "feed", options: [GADAdLoaderOptions] = []) {
    loader = AdLoader(
      adUnitID: unit, rootViewController: nil, adTypes: [.native], options: options)
    super.init()
    loader.delegate = self
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    heard.append("ad")
    ads.append(nativeAd)
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    heard.append("error")
    errors.append(error as NSError)
  }

  func adLoaderDidFinishLoading(_ adLoader: AdLoader) {
    heard.append("finished")
  }
}
