/// What is on the page that a click opens: an address, a picture, and words about it.
final class SamplePage: UIView {
  let close = UIButton()
  private let address = UILabel()
  private let banner = UIImageView()
  private let title = UILabel()
  private let body = UILabel()
  private let picture: (CGSize) -> UIImage?

  init(
    title heading: String, text: String, address shown: String,
    picture: @escaping (CGSize) -> UIImage?
  ) {
    self.picture = picture
    super.init(frame: .zero)
    close.setTitle("✕ Close", for: .normal)
    close.accessibilityIdentifier = "close"
    title.text = heading
    title.font = .boldSystemFont(ofSize: 17)
    address.text = shown
    address.textColor = .secondaryLabel
    body.text = text
    body.numberOfLines = 0
    [close, address, banner, title, body].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let size = CGSize(width: width, height: heightOfPicture)
    banner.image = picture(size)
    close.frame = CGRect(x: 10, y: 20, width: 90, height: 20)
    address.frame = CGRect(x: 120, y: 20, width: max(0, width - 130), height: 20)
    banner.frame = CGRect(x: 0, y: 60, width: width, height: banner.image == nil ? 0 : size.height)
    title.frame = CGRect(x: 20, y: banner.frame.maxY + 20, width: max(0, width - 40), height: 20)
    body.frame = CGRect(x: 20, y: title.frame.maxY + 20, width: max(0, width - 40), height: 120)
  }

  /// What the words leave of a large window, down to a strip in a small one.
  private var heightOfPicture: CGFloat {
    max(100, ((bounds.height - 200) / 20).rounded(.down) * 20)
  }
}
