/// The page a click opens inside the application, with a button to go back.
final class SamplePageViewController: UIViewController {
  var willClose: () -> Void = {}
  var didClose: () -> Void = {}
  /// Told about both. Held while the page is open: the application may have let go of the ad.
  var listener: AnyObject?

  private let page: SamplePage

  /// `picture` gives the picture for a frame, in the shape that suits it.
  init(
    title: String, text: String, address: String = "sample.example",
    picture: @escaping (CGSize) -> UIImage?
  ) {
    page = SamplePage(title: title, text: text, address: address, picture: picture)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    page.backgroundColor = .systemBackground
    page.close.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    view = page
  }

  private func close() {
    willClose()
    dismiss(animated: true) { [didClose, listener] in withExtendedLifetime(listener, didClose) }
  }
}
