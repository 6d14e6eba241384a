import ExampleApps
import GoogleMobileAds
import UIKit

/// Keeps one controller for its pause screen, and presents it again where it is open already.
///
/// Modelled on buttons that can be tapped twice.
public final class OpensOneScreenTwicePage: InterstitialPage {
  private let pause = UIViewController()

  /// Opens the screen from the page, and from itself.
  public override func show() {
    present(pause, animated: false)
    pause.present(pause, animated: false)
  }
}
