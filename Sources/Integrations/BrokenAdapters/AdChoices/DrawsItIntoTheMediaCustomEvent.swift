import GoogleMobileAds

/// Draws AdChoices into the large picture, which takes the taps on it: they open the ad.
///
/// After the changelogs of public adapters that added AdChoices to the media view.
public final class DrawsItIntoTheMediaCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    private let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override var adChoicesView: UIView? { nil }

    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      guard let media = clickableAssetViews[.mediaViewAsset] else { return }
      badge.text = "ⓘ"
      badge.accessibilityIdentifier = "adChoices"
      badge.frame.origin.x = media.bounds.maxX - badge.frame.width
      media.addSubview(badge)
    }

    override func didUntrackView(_ view: UIView?) {
      super.didUntrackView(view)
      badge.removeFromSuperview()
    }
  }
}
