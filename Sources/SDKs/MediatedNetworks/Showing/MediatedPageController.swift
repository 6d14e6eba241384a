import UIKit

/// The page that a click opens inside the application, with a button to go back.
final class MediatedPageController: UIViewController {
  private let creative: MediatedCreative

  init(_ creative: MediatedCreative) {
    self.creative = creative
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let close = UIButton()
    close.setTitle("✕ Close", for: .normal)
    close.accessibilityIdentifier = "close"
    close.does { [weak self] in self?.dismiss(animated: true) }
    let (title, body) = (UILabel(), UILabel())
    title.text = creative.headline
    title.font = .boldSystemFont(ofSize: 17)
    body.text = creative.body
    body.numberOfLines = 0
    let width = max(0, view.bounds.width - 40)
    close.frame = CGRect(x: 10, y: 20, width: 90, height: 20)
    title.frame = CGRect(x: 20, y: 60, width: width, height: 20)
    body.frame = CGRect(x: 20, y: 80, width: width, height: 80)
    [close, title, body].forEach(view.addSubview)
  }
}

extension MediatedCreative {
  /// Opens what a click leads to: the page over that controller.
  func open(over controller: UIViewController?) {
    switch opens {
    case .nothing: break
    case .app:
      if let url = URL(string: "https://store.networks.example/app") {
        UIApplication.shared.open(url)
      }
    case .page: controller?.present(MediatedPageController(self), animated: true)
    }
  }
}
