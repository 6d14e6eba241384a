import GoogleMobileAds

/// Says that the network tracks, but never hands it the view.
///
/// After issue 487 of the mediation repository (Meta, InMobi: no callbacks at all).
public final class ForgetsTheViewCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {}
  }
}
