import GoogleMobileAds
import FreshNetwork

/// An ad that covers the application when Google says so.
class FreshCustomEventFullScreenAd: FreshCustomEventAd {
  private let ad: FreshFullScreenAd

  init(_ ad: FreshFullScreenAd) {
    self.ad = ad
    super.init(ad)
  }

  func present(from viewController: UIViewController) { ad.show(from: viewController) }
}
