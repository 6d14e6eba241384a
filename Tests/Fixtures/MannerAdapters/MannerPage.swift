import GoogleMobileAds

/// A page of the network's over the application, with a button to close it.
class MannerPage: UIViewController {
  var onClose: () -> Void = {}
  var onClosed: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
    let title = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 20))
    title.text = "Marmalade by post"
    let close = button("Close", CGRect(x: 320, y: 0, width: 60, height: 20)) { [unowned self] in
      onClose()
      dismiss(animated: true) { self.onClosed() }
    }
    [title, close].forEach(view.addSubview)
  }

  func button(_ title: String, _ frame: CGRect, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}

/// The page of a full-screen ad: it has something to tap as well.
final class MannerAdPage: MannerPage {
  var onClick: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let taste = button("Taste", CGRect(x: 90, y: 200, width: 200, height: 40)) { [unowned self] in
      onClick()
    }
    taste.accessibilityIdentifier = "callToAction"
    view.addSubview(taste)
  }
}
