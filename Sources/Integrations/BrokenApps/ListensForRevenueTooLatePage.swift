import ExampleApps
import GoogleMobileAds

/// Sets its handler for revenue when the ad is gone.
public final class ListensForRevenueTooLatePage: InterstitialPage {
  /// Listens for everything but revenue.
  public override func take(_ ad: InterstitialAd) {
    self.ad = ad
    ad.fullScreenContentDelegate = self
  }

  /// Now it wants to know what the ad earned.
  public override func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {
    self.ad?.paidEventHandler = { [weak self] in self?.say("\($0.value)") }
    super.adDidDismissFullScreenContent(ad)
  }
}
