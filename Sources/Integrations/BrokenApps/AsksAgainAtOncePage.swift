import ExampleApps
import GoogleMobileAds

/// Asks again whenever it is told that there is no ad, at once and for ever.
public final class AsksAgainAtOncePage: BannerPage {
  /// There is none, so it asks.
  public override func bannerView(
    _ bannerView: BannerView, didFailToReceiveAdWithError error: any Error
  ) {
    bannerView.load(Request())
  }
}
