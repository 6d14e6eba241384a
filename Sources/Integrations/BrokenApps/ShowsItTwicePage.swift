import ExampleApps
import GoogleMobileAds

/// Has one ad for two cells of a list.
///
/// After a public issue of Google's examples: AdChoices and media go with the second cell.
public final class ShowsItTwicePage: NativePage {
  private let other = NativeAdView(frame: CGRect(x: 10, y: 360, width: 360, height: 60))
  private let headline = UILabel(frame: CGRect(x: 40, y: 0, width: 280, height: 20))

  /// The same ad in two places.
  public override func show(_ ad: NativeAd) {
    super.show(ad)
    headline.text = ad.headline
    other.addSubview(headline)
    view.addSubview(other)
    other.headlineView = headline
    other.nativeAd = ad
  }
}
