import ExampleApps
import GoogleMobileAds
import UIKit

/// Has a strip for its banner that is lower than the ad, and cuts it off.
///
/// Modelled on public issues of wrappers: the height is that of the smallest banner of another network.
public final class CutsItsBannerPage: BannerPage {
  /// The banner moves into the strip.
  public override func begin() {
    let strip = UIView(frame: CGRect(x: 0, y: 540, width: 380, height: 20))
    strip.clipsToBounds = true
    banner.frame.origin = CGPoint(x: 30, y: 0)
    strip.addSubview(banner)
    view.addSubview(strip)
    super.begin()
  }
}
