import GoogleMobileAds
import Simulation

/// An ad in the feed, in a frame.
class FramedCard: UIView {
  /// A frame around a view, whose size it takes.
  init(at origin: CGPoint, around ad: UIView) {
    let size = ad.frame.size
    super.init(
      frame: CGRect(x: origin.x, y: origin.y, width: size.width + 20, height: size.height + 40))
    ad.frame.origin = CGPoint(x: 10, y: 20)
    backgroundColor = .secondarySystemBackground
    layer.borderWidth = 1
    layer.cornerRadius = 10
    addSubview(ad)
  }

  required init?(coder: NSCoder) { nil }

  /// It leaves the feed.
  func takeDown() {}
}

/// A native ad of Google's in the feed.
class CardView: FramedCard {
  let adView: NativeAdView
  /// How Google gets its view.
  var handing = Layer.Handing.inTime

  /// A card around a view, whose size it takes.
  init(at origin: CGPoint, _ adView: NativeAdView) {
    self.adView = adView
    super.init(at: origin, around: adView)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the assets, connects the outlets, and sets the ad last, as the SDK requires.
  func show(_ ad: NativeAd) {}

  override func takeDown() {
    adView.nativeAd = nil
  }
}
