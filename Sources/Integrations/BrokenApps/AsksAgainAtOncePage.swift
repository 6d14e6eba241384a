import ExampleApps
import GoogleMobileAds

/// Asks again as soon as it is told that there is no ad, and never stops.
public final class AsksAgainAtOncePage: BannerPage {
  /// There is none, so it asks.
  public override func bannerView(
    _ bannerView: BannerView, didFailToReceiveAdWithError error: any Error
  ) {
    bannerView.load(Request())
  }
}
