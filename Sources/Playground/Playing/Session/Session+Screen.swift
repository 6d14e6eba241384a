import Publishing
import Scenarios
import Observing
import GoogleMobileAds
import Simulation

// What is on the simulated phone's screen.

extension Session {
  /// The name of the ad on the screen: a page that it opened may cover the next one already. A cover may
  /// be nobody's that is known, and hides the ad in the feed.
  package var adOnScreen: String? {
    // An application that was not told of its end takes an ad that is gone for one that covers it.
    isCovered ? adCovering : app.adsInApp.first?.name ?? adCovering
  }

  /// The ad that covers the application, or last did, as far as that knows.
  var adCovering: String? { cover?.presentedForAd ?? app.screen.covering?.ad }

  /// The unit whose ad is on the screen.
  package var unitOnScreen: String? {
    cover?.presentedForAd.flatMap(AdName.unit) ?? app.screen.covering?.unit
      ?? app.shownUnit
  }
  /// The unit to look at now: the one whose ad is on the screen, otherwise the one requested last,
  /// otherwise the first.
  package var unitLookedAt: String {
    unitOnScreen ?? ledgers.ads.last?.unit ?? scenario.adUnits[0].id
  }

  /// Whether the application has a screen of its own, which takes no orders.
  package var hasOwnScreen: Bool { app.isOwn }
  /// Whether something covers the application.
  package var isCovered: Bool { cover != nil }
  /// Whether a page of the application's own is open.
  package var hasPage: Bool { app.screen.hasPage }
  /// The unit whose ad is among the application's views, whatever covers them.
  package var unitInFeed: String? { app.shownUnit }
  /// Whether the feed is where such an ad can be seen.
  package var isFeedAtAd: Bool { app.isFeedAtAd }

  /// The topmost controller that covers the application.
  var cover: UIViewController? {
    var top = app.window.rootViewController?.presentedViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
