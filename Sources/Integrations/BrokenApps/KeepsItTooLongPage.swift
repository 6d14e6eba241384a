import ExampleApps
import GoogleMobileAds

/// Loads an ad when the game begins, and shows it whenever the level is done.
///
/// Modelled on Google's guides: an interstitial is good for an hour.
public final class KeepsItTooLongPage: InterstitialPage {
  /// Shows it, however old it is.
  public override func show() { ad?.present(from: self) }
}
