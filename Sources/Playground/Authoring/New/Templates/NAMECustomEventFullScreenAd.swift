import GoogleMobileAds
import NAMENetwork

/// An ad that covers the application when Google says so.
class NAMECustomEventFullScreenAd: NAMECustomEventAd {
  private let ad: NAMEFullScreenAd

  init(_ ad: NAMEFullScreenAd) {
    self.ad = ad
    super.init(ad)
  }

  func present(from viewController: UIViewController) { ad.show(from: viewController) }
}
