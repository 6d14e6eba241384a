import ExampleApps
import GoogleMobileAds
import UIKit

/// Says well done in an alert, and presents an ad from under it.
///
/// Modelled on public issues of wrappers: the controller is already presenting another one.
public final class TalksOverItsAdPage: InterstitialPage {
  /// Both at once.
  public override func show() {
    present(
      UIAlertController(title: "Well done", message: nil, preferredStyle: .alert), animated: true)
    super.show()
  }
}
