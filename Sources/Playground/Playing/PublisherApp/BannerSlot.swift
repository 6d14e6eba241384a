import GoogleMobileAds
import Scenarios

/// One banner unit in the publisher's application: a view that stays, and whether its first ad is
/// there.
@MainActor
final class BannerSlot: NSObject {
  let view: BannerView
  private(set) var isLoading = false
  private(set) var hasAd = false
  /// What was asked for while an answer was still awaited.
  private var next: Scenario.Options?

  init(_ unit: Scenario.Unit, in controller: UIViewController) {
    view = BannerView(adSize: unit.options.adSize(width: controller.view.bounds.width))
    super.init()
    view.adUnitID = unit.id
    view.rootViewController = controller
    view.delegate = self
    view.paidEventHandler = { _ in }
  }

  /// Asks for an ad, or as soon as the one that was asked for is answered.
  func load(_ options: Scenario.Options) {
    guard !isLoading else { return next = options }
    MobileAds.shared.requestConfiguration.testDeviceIdentifiers =
      options.testRequest == true ? [RequestConfiguration.thisDevice] : nil
    isLoading = true
    view.load(Request())
  }
}

extension BannerSlot: @preconcurrency BannerViewDelegate {
  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    hasAd = true
    answered()
  }

  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
    answered()
  }

  private func answered() {
    isLoading = false
    next.take().map(load)
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
