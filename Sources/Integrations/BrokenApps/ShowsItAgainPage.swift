import ExampleApps
import GoogleMobileAds

/// Keeps its ad when that is gone, and presents it at the next break, too.
///
/// Modelled on public issues of wrappers, in which only the first interstitial was ever seen.
public final class ShowsItAgainPage: InterstitialPage {
  /// The game goes on, with the same ad.
  public override func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    say("On to level two")
  }
}
