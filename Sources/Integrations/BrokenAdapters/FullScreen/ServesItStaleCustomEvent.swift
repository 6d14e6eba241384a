import GoogleMobileAds
import SampleAdSDK

/// Shows a screen of its own for an ad that has expired.
///
/// After the changelog of the DT Exchange adapter, 8.2.6.1.
public final class ServesItStaleCustomEvent: ZooFullScreenCustomEvent {
  /// Has the network show its ad, or shows its own screen instead.
  public override func present(from viewController: UIViewController) {
    guard ad?.isExpired == true else { return super.present(from: viewController) }
    let leftovers = Leftovers()
    leftovers.onClose = { [eventDelegate, weak viewController] in
      eventDelegate?.willDismissFullScreenView()
      viewController?.dismiss(animated: true)
      eventDelegate?.didDismissFullScreenView()
    }
    eventDelegate?.willPresentFullScreenView()
    viewController.present(leftovers, animated: true)
  }

  private final class Leftovers: UIViewController {
    var onClose: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      let text = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 20))
      text.text = "Yesterday's ad"
      let close = UIButton(frame: CGRect(x: 20, y: 140, width: 80, height: 20))
      close.setTitle("Close", for: .normal)
      close.accessibilityIdentifier = "close"
      close.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
      view.backgroundColor = .systemBackground
      view.addSubview(text)
      view.addSubview(close)
    }
  }
}
