import ExampleApps
import GoogleMobileAds

/// Has one ad for two cells of a list.
///
/// Modelled on a public issue of Google's examples: AdChoices and media go with the second cell.
public final class ShowsItTwicePage: NativePage {
  private let other = NativeAdView(frame: CGRect(x: 10, y: 360, width: 360, height: 160))
  private let badge = UILabel(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
  private let headline = UILabel(frame: CGRect(x: 40, y: 0, width: 280, height: 20))
  private let media = MediaView(frame: CGRect(x: 10, y: 30, width: 340, height: 120))

  /// The same ad in two places.
  public override func show(_ ad: NativeAd) {
    super.show(ad)
    badge.text = "Ad"
    headline.text = ad.headline
    media.mediaContent = ad.mediaContent
    for part in [badge, headline, media] { other.addSubview(part) }
    view.addSubview(other)
    other.headlineView = headline
    other.mediaView = media
    other.nativeAd = ad
  }
}
