import GoogleMobileAds
@testable import Playing
@testable import Publishing
import Simulation

extension Session {
  /// The view of the native ad in the feed.
  private var adView: NativeAdView? { (app.screen.feed.card as? CardView)?.adView }

  /// A point of the ad view without an asset, left of the button.
  var betweenAssets: CGPoint {
    guard let adView else { return .zero }
    return adView.convert(CGPoint(x: 40, y: adView.bounds.maxY - 10), to: nil)
  }

  /// Taps a point of the screen, as the mouse does. Returns whether a view took the tap.
  func isTapTaken(at point: CGPoint) -> Bool {
    let result = journal.input("tap", ad: adOnScreen) { app.window.tap(at: point) }
    return if case .nobody = result.taker { false } else { true }
  }
}

extension Session {
  /// Scrolls this share of the ad view beyond the upper edge of the screen.
  func scrollAd(outOfViewBy share: Double) {
    guard let adView, let scroll = adView.superview?.superview as? UIScrollView else { return }
    let top = adView.convert(.zero, to: scroll).y
    scroll.contentOffset = CGPoint(x: 0, y: top + adView.bounds.height * share)
  }
}
