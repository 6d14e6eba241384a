import GoogleMobileAds

/// Puts AdChoices beside the ad, where there is room.
///
/// After the changelogs of public adapters.
public final class PushesItOutCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override var adChoicesView: UIView? { nil }

    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      infoView.frame.origin = CGPoint(x: view.bounds.maxX - 4, y: 0)
      view.addSubview(infoView)
    }
  }
}
