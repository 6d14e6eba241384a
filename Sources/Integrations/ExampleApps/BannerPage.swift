import GoogleMobileAds

/// Has a banner below a game.
open class BannerPage: ExamplePage, BannerViewDelegate {
  /// The banner.
  public let banner = BannerView(adSize: AdSizeBanner)

  open override func viewDidLoad() {
    title = "A game"
    super.viewDidLoad()
    banner.adUnitID = "strip"
    banner.rootViewController = self
    banner.delegate = self
    banner.frame.origin = CGPoint(x: 30, y: 540)
    view.addSubview(banner)
    begin()
  }

  /// Starts the SDK, and asks for the ad when it has started.
  open func begin() {
    MobileAds.shared.start { [weak self] _ in self?.banner.load(Request()) }
  }

  /// The ad is there.
  open func bannerViewDidReceiveAd(_ bannerView: BannerView) { say("An ad is below") }

  /// The game has more room.
  open func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
    say(error.localizedDescription)
  }
}
