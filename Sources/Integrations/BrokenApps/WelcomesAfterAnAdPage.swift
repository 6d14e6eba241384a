import ExampleApps
import GoogleMobileAds

/// Takes the end of an interstitial for the user's return, and greets with another ad.
///
/// Modelled on public issues of four wrappers.
public final class WelcomesAfterAnAdPage: InterstitialPage {
  private var welcome: AppOpenAd?

  /// Asks for both.
  public override func load() {
    super.load()
    AppOpenAd.load(with: "welcome", request: Request()) { [weak self] ad, _ in
      self?.welcome = ad
    }
  }

  /// The user is back.
  public override func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    super.adDidDismissFullScreenContent(ad)
    welcome?.present(from: self)
  }
}
