import ExampleApps
import GoogleMobileAds

/// Asks for its banner first, and starts the SDK afterwards.
///
/// Modelled on a public issue of a wrapper, whose adapters were never ready.
public final class AsksBeforeItStartsPage: BannerPage {
  /// The wrong way round.
  public override func begin() {
    banner.load(Request())
    MobileAds.shared.start()
  }
}
