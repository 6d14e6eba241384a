import ExampleApps
import GoogleMobileAds

/// Forgets the ad as soon as it has presented it.
///
/// Modelled on a public issue of Google's package.
public final class LetsGoOfItsAdPage: RewardedPage {
  /// Shows it, and has room for the next one.
  public override func show() {
    ad?.present(from: self) { [weak self] in self?.say("A life") }
    ad = nil
  }
}
