// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// A page over the application, which says itself what happens to it.
class MannerFullScreenAd: NSObject, MediationInterstitialAd, MediationAppOpenAd, MannerAd {
  var events: (any MediationAdEventDelegate)?

  func present(from viewController: UIViewController) {
    let page = MannerPage()
    page.onClick = { self.events?.reportClick() }
    page.onClose = {
      self.isClosing()
      self.events?.willDismissFullScreenView()
    }
    page.onClosed = { self.events?.didDismissFullScreenView() }
    events?.willPresentFullScreenView()
    viewController.present(page, animated: true)
    events?.reportImpression()
  }

  /// The user has had enough.
  func isClosing() {}
}

/// One that earns a reward: for as long as its page was open.
final class MannerRewardedAd: MannerFullScreenAd, MediationRewardedAd {
  override func isClosing() {
    (events as? any MediationRewardedAdEventDelegate)?.didRewardUser()
  }
}

private final class MannerPage: UIViewController {
  var onClick: () -> Void = {}
  var onClose: () -> Void = {}
  var onClosed: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let title = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 20))
    title.text = "Marmalade by post"
    let taste = button("Taste", CGRect(x: 90, y: 200, width: 200, height: 40)) { [unowned self] in
      onClick()
    }
    taste.accessibilityIdentifier = "callToAction"
    let close = button("Close", CGRect(x: 320, y: 0, width: 60, height: 20)) { [unowned self] in
      onClose()
      dismiss(animated: true) { self.onClosed() }
    }
    [title, taste, close].forEach(view.addSubview)
  }

  private func button(
    _ title: String, _ frame: CGRect, _ action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
