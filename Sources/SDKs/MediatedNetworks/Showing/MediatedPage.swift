import UIKit

/// The page that a click opens inside the application: an address and a picture, if the network shows
/// them, words about the ad, and a button to go back.
package final class MediatedPage: UIViewController {
  package var willClose: () -> Void = {}
  package var didClose: () -> Void = {}
  /// Told about both. Held while the page is open: the application may have let go of the ad.
  package var listener: AnyObject?

  private let page: MediatedPageView

  /// `picture` gives the picture for a frame, in the shape that suits it.
  package init(
    title: String?, text: String?, address: String? = nil, picture: ((CGSize) -> UIImage?)? = nil
  ) {
    page = MediatedPageView(title, text, address, picture)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    page.close.does { [weak self] in self?.close() }
    view = page
  }

  private func close() {
    willClose()
    dismiss(animated: true) { [didClose, listener] in withExtendedLifetime(listener, didClose) }
  }
}

private final class MediatedPageView: UIView {
  let close = UIButton("✕ Close", "close")
  private let banner = UIImageView()
  private let address, title, body: UILabel
  private let picture: ((CGSize) -> UIImage?)?

  init(
    _ title: String?, _ text: String?, _ address: String?, _ picture: ((CGSize) -> UIImage?)?
  ) {
    self.picture = picture
    self.address = UILabel(address, isQuiet: true)
    self.title = UILabel(title, isBold: true)
    body = UILabel(text)
    body.numberOfLines = 0
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    [close, self.address, banner, self.title, body].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let size = CGSize(width: width, height: heightOfPicture)
    banner.image = picture?(size)
    close.frame = CGRect(x: 10, y: 20, width: 90, height: 20)
    address.frame = CGRect(x: 120, y: 20, width: max(0, width - 130), height: 20)
    banner.frame = CGRect(x: 0, y: 60, width: width, height: banner.image == nil ? 0 : size.height)
    let gap: CGFloat = picture == nil ? 0 : 20
    title.frame = CGRect(x: 20, y: banner.frame.maxY + gap, width: max(0, width - 40), height: 20)
    body.frame = CGRect(
      x: 20, y: title.frame.maxY + gap, width: max(0, width - 40), height: 80 + 2 * gap)
  }

  /// What the words leave of a large window, down to a strip in a small one.
  private var heightOfPicture: CGFloat {
    max(100, ((bounds.height - 200) / 20).rounded(.down) * 20)
  }
}
