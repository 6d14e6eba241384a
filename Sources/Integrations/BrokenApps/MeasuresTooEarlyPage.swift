import ExampleApps
import GoogleMobileAds

/// Takes the width of a view that is not laid out yet: its banner is 0 points wide.
///
/// Modelled on a public issue of Google's examples.
public final class MeasuresTooEarlyPage: BannerPage {
  private let place = UIView()

  /// Asks for a banner as wide as its place.
  public override func begin() {
    view.addSubview(place)
    banner.adSize = currentOrientationAnchoredAdaptiveBanner(width: place.frame.width)
    super.begin()
  }
}
