import GoogleMobileAds

/// Hands the network its view the first time and never again: when the ad is shown again, nobody
/// tracks it.
///
/// After the changelog of the InMobi adapter, 10.1.2.1.
public final class RegistersOnceCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    private var isRegistered = false

    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      guard !isRegistered else { return }
      isRegistered = true
      super.didRender(
        in: view, clickableAssetViews: clickableAssetViews,
        nonclickableAssetViews: nonclickableAssetViews, viewController: viewController)
    }
  }
}
