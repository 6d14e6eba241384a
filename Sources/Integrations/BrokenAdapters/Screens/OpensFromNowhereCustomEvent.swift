import GoogleMobileAds

/// Opens a page of its own from a controller that it has made itself, and that is not on the screen.
///
/// After public issues about pages that never open: "whose view is not in the window hierarchy".
public final class OpensFromNowhereCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordClickOnAsset(
      with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {
      super.didRecordClickOnAsset(with: assetName, view: view, viewController: viewController)
      UIViewController().present(UIViewController(), animated: true)
    }
  }
}
