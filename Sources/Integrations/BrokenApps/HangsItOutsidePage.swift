import ExampleApps
import GoogleMobileAds
import UIKit

/// Puts its banner into a view that has no size: the ad hangs out of it, and can be seen.
///
/// Modelled on public issues of examples: nothing gives the view a height, and no tap outside of it gets in.
public final class HangsItOutsidePage: BannerPage {
  /// The banner moves into a view that was never laid out.
  public override func begin() {
    let place = UIView(frame: CGRect(x: 30, y: 540, width: 0, height: 0))
    banner.frame.origin = .zero
    place.addSubview(banner)
    view.addSubview(place)
    super.begin()
  }
}
