import GoogleMobileAds

/// One banner unit in the publisher's application: a view that stays, and whether its first ad is
/// there.
@MainActor
final class BannerSlot: NSObject {
  let view: BannerView
  private(set) var isLoading = false
  private(set) var hasAd = false

  init(_ unit: Scenario.Unit, in controller: UIViewController) {
    view = BannerView(adSize: unit.options.adSize(width: controller.view.bounds.width))
    super.init()
    view.adUnitID = unit.id
    view.rootViewController = controller
    view.delegate = self
    view.paidEventHandler = { _ in }
  }

  func load(_ options: Scenario.Options) {
    MobileAds.shared.requestConfiguration.testDeviceIdentifiers =
      options.testRequest == true ? [RequestConfiguration.thisDevice] : nil
    isLoading = true
    view.load(Request())
  }
}

extension BannerSlot: @preconcurrency BannerViewDelegate {
  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    isLoading = false
    hasAd = true
  }

  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
    isLoading = false
  }
}

extension Scenario.Options {
  /// The size to ask for on a screen of this width.
  func adSize(width: CGFloat) -> AdSize {
    switch size {
    case nil, .banner: AdSizeBanner
    case .largeBanner: AdSizeLargeBanner
    case .mediumRectangle: AdSizeMediumRectangle
    case .adaptive: currentOrientationAnchoredAdaptiveBanner(width: width)
    }
  }
}
