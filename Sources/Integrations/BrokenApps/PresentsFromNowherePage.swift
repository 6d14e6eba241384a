import ExampleApps
import GoogleMobileAds

/// Presents from a page of its own that was never shown.
///
/// Modelled on public issues of wrappers, which keep the controller that asked for the ad.
public final class PresentsFromNowherePage: InterstitialPage {
  private let gone = UIViewController()

  /// Presents from the other page.
  public override func show() { ad?.present(from: gone) }
}
