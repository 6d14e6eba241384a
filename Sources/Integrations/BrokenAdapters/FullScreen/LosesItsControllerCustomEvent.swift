import GoogleMobileAds
import SampleAdSDK

/// Lets go of the network's ad before the screen is there on which it should be shown.
///
/// After the changelog of the DT Exchange adapter, 8.3.2.1.
public final class LosesItsControllerCustomEvent: ZooFullScreenCustomEvent {
  /// Covers the application, and forgets what with.
  public override func present(from viewController: UIViewController) {
    let stage = Stage()
    stage.ad = ad
    ad = nil
    eventDelegate?.willPresentFullScreenView()
    viewController.present(stage, animated: true)
  }

  /// The stage has announced the ad.
  public override func adWillPresentScreen(_ ad: SampleFullScreenAd) {}

  private final class Stage: UIViewController {
    weak var ad: SampleFullScreenAd?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      ad?.show(from: self)
    }
  }
}
