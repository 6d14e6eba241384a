import GoogleMobileAds

/// Puts AdChoices over the icon, where it cannot be overlooked, instead of letting Google place it:
/// it takes the icon's taps.
///
/// After the changelogs of the Meta adapter, 4.18.0.0, and of the Line adapter, 3.0.1.2, whose
/// AdChoices was in the wrong place.
public final class CoversTheIconCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var adChoicesView: UIView? { nil }

    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      guard let icon = clickableAssetViews[.iconAsset] else { return }
      infoView.frame = icon.bounds
      icon.addSubview(infoView)
    }
  }
}
