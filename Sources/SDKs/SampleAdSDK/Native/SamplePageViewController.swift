/// The page a click opens inside the application, with a button to go back.
final class SamplePageViewController: UIViewController {
  var willClose: () -> Void = {}
  var didClose: () -> Void = {}
  /// Told about both. Held while the page is open: the application may have let go of the ad.
  var listener: AnyObject?

  private let heading: String
  private let text: String

  private let picture: UIImage?

  init(title: String, text: String, picture: UIImage?) {
    heading = title
    self.picture = picture
    self.text = text
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
    close.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)

    let title = UILabel()
    title.text = heading
    title.font = .boldSystemFont(ofSize: 17)
    let address = UILabel()
    address.text = "sample.example"
    address.textColor = .secondaryLabel
    let body = UILabel()
    body.text = text
    body.numberOfLines = 0
    let banner = UIImageView(image: picture)

    let width = view.bounds.width
    close.frame = CGRect(x: 10, y: 20, width: 90, height: 20)
    address.frame = CGRect(x: 120, y: 20, width: max(0, width - 130), height: 20)
    banner.frame = CGRect(x: 0, y: 60, width: width, height: picture == nil ? 0 : 100)
    title.frame = CGRect(x: 20, y: banner.frame.maxY + 20, width: max(0, width - 40), height: 20)
    body.frame = CGRect(x: 20, y: title.frame.maxY + 20, width: max(0, width - 40), height: 120)
    [close, address, banner, title, body].forEach(view.addSubview)
  }

  private func close() {
    willClose()
    dismiss(animated: true) { [didClose, listener] in withExtendedLifetime(listener, didClose) }
  }
}
