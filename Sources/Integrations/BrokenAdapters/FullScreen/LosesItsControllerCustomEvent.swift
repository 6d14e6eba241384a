import GoogleMobileAds
import SampleAdSDK

/// Releases the network's ad before the screen to show it on is there.
///
/// After the changelog of the DT Exchange adapter, 8.3.2.1.
public final class LosesItsControllerCustomEvent: ZooFullScreenCustomEvent {
  /// Covers the application, but has nothing left to show.
  public override func present(from viewController: UIViewController) {
    let stage = Stage()
    stage.ad = ad
    ad = nil
    eventDelegate?.willPresentFullScreenView()
    viewController.present(stage, animated: true)
  }

  /// Already announced.
  public override func adWillPresentScreen(_ ad: SampleFullScreenAd) {}

  private final class Stage: UIViewController {
    weak var ad: SampleFullScreenAd?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      ad?.show(from: self)
    }
  }
}
