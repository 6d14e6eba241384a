import GoogleMobileAds
import UIKit

/// Starts Google's SDK and asks for a native ad; a subclass shows it.
class FeedPage: UIViewController, @preconcurrency NativeAdLoaderDelegate {
  private var loader: AdLoader?

  override func viewDidLoad() {
    super.viewDidLoad()
    MobileAds.shared.start { [weak self] _ in self?.load() }
  }

  func load() {
    let loader = AdLoader(
      adUnitID: "feed", rootViewController: self, adTypes: [.native], options: nil)
    loader.delegate = self
    self.loader = loader
    loader.load(Request())
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {}

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}
}
