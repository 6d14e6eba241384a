import GoogleMobileAds

// What is on the simulated phone's screen.

extension Session {
  /// The name of the ad on the screen.
  package var adOnScreen: String? { app.shownAd?.name }
  /// The unit whose ad is on the screen.
  package var unitOnScreen: String? { app.shownUnit }

  var adView: NativeAdView? { app.feed.card?.adView }
  /// What covers the application.
  var cover: UIViewController? { app.window.rootViewController?.presentedViewController }
}
