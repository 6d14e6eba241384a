import Scenarios
import Observing
import GoogleMobileAds

// What is on the simulated phone's screen.

extension Session {
  /// The name of the ad on the screen: a page that it opened may cover the next one already.
  package var adOnScreen: String? {
    cover?.presentedForAd ?? app.screen.covering?.ad ?? app.adInApp?.name
  }
  /// The unit whose ad is on the screen.
  package var unitOnScreen: String? {
    cover?.presentedForAd.flatMap { ledgers[$0]?.unit } ?? app.screen.covering?.unit
      ?? app.shownUnit
  }
  /// The unit that somebody would look at now: whose ad is on the screen, else whose was asked for
  /// last, else the first.
  package var unitLookedAt: String {
    unitOnScreen ?? ledgers.ads.last?.unit ?? scenario.adUnits[0].id
  }

  /// What covers the application: the topmost, where several things do.
  var cover: UIViewController? {
    var top = app.window.rootViewController?.presentedViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
