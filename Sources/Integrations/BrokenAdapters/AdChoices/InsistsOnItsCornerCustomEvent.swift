import GoogleMobileAds

/// Puts AdChoices into the top right corner itself, wherever the publisher wants it.
///
/// After the Bigo adapter.
public final class InsistsOnItsCornerCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var adChoicesView: UIView? { nil }

    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      infoView.frame.origin = CGPoint(x: view.bounds.maxX - infoView.frame.width, y: 0)
      view.addSubview(infoView)
    }
  }
}
