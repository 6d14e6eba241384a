import ExampleApps
import GoogleMobileAds

/// Has copied the id of another ad unit into its banner.
public final class AsksForAnotherUnitPage: BannerPage {
  /// Asks for the unit of an interstitial.
  public override func begin() {
    banner.adUnitID = "break"
    super.begin()
  }
}
