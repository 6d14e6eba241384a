import GoogleMobileAds

/// Does nothing if it is asked to show an ad that is not ready.
///
/// After the public Swift sample adapter, and the changelogs of the Vungle adapter, 6.7.1.0, and of the
/// Pangle adapter, 5.4.0.8.0.
public final class WaitsInSilenceCustomEvent: ZooFullScreenCustomEvent {
  /// Has the network show its ad, if it can.
  public override func present(from viewController: UIViewController) {
    guard ad?.isReady == true else { return }
    super.present(from: viewController)
  }
}
