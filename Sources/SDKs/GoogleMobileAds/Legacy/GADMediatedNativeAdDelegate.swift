/// Told by SDK 7 what happens to a mapped native ad. All of it is optional.
public protocol GADMediatedNativeAdDelegate: NSObjectProtocol {
  /// The ad is in a view now: time to place AdChoices in it, and for the network's SDK to attach its
  /// own trackers.
  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didRenderIn view: UIView,
    viewController: UIViewController)
  /// The same with the views of the assets, in later versions of SDK 7. An ad that implements it is
  /// not told in the other form.
  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didRenderIn view: UIView,
    clickableAssetViews: [String: UIView], nonclickableAssetViews: [String: UIView],
    viewController: UIViewController)
  /// Google counted the impression; called once in the ad's life.
  func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: any GADMediatedNativeAd)
  /// Google counted a click; called only if the custom event does not handle the user's clicks.
  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd,
    didRecordClickOnAssetWithName assetName: String, view: UIView,
    viewController: UIViewController)
  /// The ad is not in the view any more; nil if the view itself is gone.
  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView?)
  /// The same for an ad that only wants to hear of views that still exist.
  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView)
}

extension GADMediatedNativeAdDelegate {
  public func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didRenderIn view: UIView,
    viewController: UIViewController
  ) {}

  /// Tells the ad without the views.
  public func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didRenderIn view: UIView,
    clickableAssetViews: [String: UIView], nonclickableAssetViews: [String: UIView],
    viewController: UIViewController
  ) {
    self.mediatedNativeAd(mediatedNativeAd, didRenderIn: view, viewController: viewController)
  }

  public func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: any GADMediatedNativeAd) {}

  public func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd,
    didRecordClickOnAssetWithName assetName: String, view: UIView,
    viewController: UIViewController
  ) {}

  /// Tells the ad of a view that still exists.
  public func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView?
  ) {
    guard let view else { return }
    self.mediatedNativeAd(mediatedNativeAd, didUntrackView: view)
  }

  public func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView
  ) {}
}
