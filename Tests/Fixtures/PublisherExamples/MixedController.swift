// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import UIKit

/// A page that takes what its unit has: a native ad, or a banner.
public final class MixedController: UIViewController {
  public private(set) var banner: AdManagerBannerView?
  public private(set) var heard: [String] = []
  private var adLoader: AdLoader?
  private var sizes: [AdSize] = []

  public func load(_ unit: String, _ sizes: AdSize...) {
    self.sizes = sizes
    let adLoader = AdLoader(
      adUnitID: unit, rootViewController: self, adTypes: [.native, .adManagerBanner], options: nil)
    adLoader.delegate = self
    self.adLoader = adLoader
    adLoader.load(AdManagerRequest())
  }
}

extension MixedController: NativeAdLoaderDelegate, AdManagerBannerAdLoaderDelegate {
  public func validBannerSizes(for adLoader: AdLoader) -> [NSValue] {
    sizes.map { nsValue(for: $0) }
  }

  public func adLoader(_ adLoader: AdLoader, didReceive bannerView: AdManagerBannerView) {
    heard.append("banner at \(Int(bannerView.bounds.height))")
    banner = bannerView
    view.addSubview(bannerView)
  }

  public func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    heard.append("native")
  }

  public func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {
    heard.append("error \((error as NSError).code)")
  }

  public func adLoaderDidFinishLoading(_ adLoader: AdLoader) {
    heard.append(adLoader.isLoading ? "still loading" : "finished")
  }
}
