import ExampleApps
import GoogleMobileAds
import UIKit

/// Has a button of its own where the ad's is, with an action of its own.
///
/// Modelled on a public issue of Google's templates: the SDK takes the taps, and the action never runs.
public final class LaysItsButtonOverPage: NativePage {
  /// The button is the outlet, and wants its taps itself.
  public override func connectOutlets() {
    super.connectOutlets()
    guard let label = adView.callToActionView as? UILabel else { return }
    let own = UIButton(
      frame: label.frame,
      primaryAction: UIAction(title: label.text ?? "") { [weak self] _ in self?.say("Opened") })
    own.backgroundColor = label.backgroundColor
    adView.addSubview(own)
    label.removeFromSuperview()
    adView.callToActionView = own
  }
}
