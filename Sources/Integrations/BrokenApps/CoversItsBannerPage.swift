import ExampleApps
import GoogleMobileAds
import UIKit

/// Has a bar of tabs of its own, which lies over half of the banner.
///
/// Modelled on public issues of wrappers: the banner goes to the bottom of the screen, where the bar is.
public final class CoversItsBannerPage: BannerPage {
  /// The bar comes last.
  public override func begin() {
    super.begin()
    let bar = UIView(frame: CGRect(x: 0, y: 560, width: 380, height: 60))
    bar.backgroundColor = .secondarySystemBackground
    view.addSubview(bar)
  }
}
