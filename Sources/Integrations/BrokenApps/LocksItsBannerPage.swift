import ExampleApps
import GoogleMobileAds
import UIKit

/// Switches off the touches of a view, and with it those of the banner in it.
///
/// Modelled on public issues of wrappers: a view that is only to look good holds the ad.
public final class LocksItsBannerPage: BannerPage {
  /// The banner moves into a view that is no button.
  public override func begin() {
    let frame = UIView(frame: CGRect(x: 20, y: 530, width: 340, height: 70))
    frame.backgroundColor = .secondarySystemBackground
    frame.isUserInteractionEnabled = false
    banner.frame.origin = CGPoint(x: 10, y: 10)
    frame.addSubview(banner)
    view.addSubview(frame)
    super.begin()
  }
}
