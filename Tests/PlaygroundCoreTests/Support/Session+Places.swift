import GoogleMobileAds
@testable import Playing
import Simulation

extension Session {
  /// The view of the native ad in the feed.
  private var adView: NativeAdView? { app.screen.feed.card?.adView }

  /// A place inside the ad view on which no asset is: left of the button.
  var betweenAssets: CGPoint {
    guard let adView else { return .zero }
    return adView.convert(CGPoint(x: 40, y: adView.bounds.maxY - 10), to: nil)
  }

  /// Touches a place of the screen, as a mouse would, and says whether anybody took it.
  func isTapTaken(at point: CGPoint) -> Bool {
    let result = journal.input("tap", ad: adOnScreen) { app.window.tap(at: point) }
    return if case .nobody = result.taker { false } else { true }
  }
}

extension Session {
  /// Scrolls so that this share of the ad view is above the screen's upper edge.
  func scrollAd(outOfViewBy share: Double) {
    guard let adView, let scroll = adView.superview?.superview as? UIScrollView else { return }
    let top = adView.convert(.zero, to: scroll).y
    scroll.contentOffset = CGPoint(x: 0, y: top + adView.bounds.height * share)
  }
}
