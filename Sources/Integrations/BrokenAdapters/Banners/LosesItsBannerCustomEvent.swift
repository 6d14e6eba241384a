import GoogleMobileAds
import SampleAdSDK

/// Puts the network's banner into a box of the right size but never lays it out: the box is on the
/// screen, the banner is beside it.
///
/// After the public sample adapters, whose banners never report an impression.
public final class LosesItsBannerCustomEvent: ZooBannerCustomEvent {
  private let box = UIView()

  /// The box.
  public override var view: UIView { box }

  /// The network has a banner.
  public override func bannerDidLoad(_ banner: SampleBanner) {
    box.frame = banner.bounds
    box.clipsToBounds = true
    banner.frame.origin.x = banner.bounds.width
    box.addSubview(banner)
    super.bannerDidLoad(banner)
  }
}
