import ExampleApps
import GoogleMobileAds

/// Listens to its ad, and has it in a local variable: it is gone before the button is tapped.
///
/// Modelled on a public issue of Google's package.
public final class LetsGoAtOncePage: InterstitialPage {
  /// Sets the delegate, and keeps nothing.
  public override func take(_ ad: InterstitialAd) {
    ad.fullScreenContentDelegate = self
    say("An ad is ready")
  }
}
