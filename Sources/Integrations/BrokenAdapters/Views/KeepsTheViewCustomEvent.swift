import GoogleMobileAds

/// Lets the network go on tracking the view when the ad is taken down. Most public adapters of
/// networks that track themselves do not implement `didUntrackView`.
public final class KeepsTheViewCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func didUntrackView(_ view: UIView?) {
      adChoicesView?.removeFromSuperview()
    }
  }
}
