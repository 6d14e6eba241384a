// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// A banner of the right size or any other.
final class NonsenseBanner: NonsenseAd, MediationBannerAd {
  private let usual: UIView

  init(_ size: AdSize) {
    usual = UIView(frame: CGRect(origin: .zero, size: size.size))
    super.init()
    usual.addSubview(nonsense.view())
    usual.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.chatter() })
  }

  var view: UIView {
    if nonsense.happens(in: 6) { return nonsense.view() }
    if nonsense.happens(in: 9) { usual.frame = nonsense.frame }
    return usual
  }

  func changeAdSize(to adSize: AdSize) { chatter() }
}

/// May or may not cover the application, and may or may not report it.
final class NonsenseFullScreenAd: NonsenseAd, MediationInterstitialAd, MediationRewardedAd,
  MediationAppOpenAd
{
  func present(from viewController: UIViewController) {
    chatter()
    switch nonsense.below(8) {
    case 0: break
    case 1: viewController.present(viewController, animated: true)
    case 2: UIViewController().present(NonsenseScreen(), animated: true)
    default: viewController.present(NonsenseScreen(), animated: true)
    }
    chatter()
    if nonsense.happens(in: 6) { viewController.dismiss(animated: true) { self.chatter() } }
  }
}

/// A screen full of nonsense.
final class NonsenseScreen: UIViewController {
  private let nonsense = Nonsense()

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = nonsense.pick([.fullScreen, .pageSheet, .overFullScreen, .none])
    let close = UIButton(type: .close)
    close.frame =
      nonsense.happens(in: 2) ? nonsense.frame : CGRect(x: 0, y: 0, width: 40, height: 40)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
    view.addSubview(nonsense.view())
    if nonsense.happens(in: 6) { view.frame = nonsense.frame }
    if nonsense.happens(in: 8) { view = nil }
  }
}
