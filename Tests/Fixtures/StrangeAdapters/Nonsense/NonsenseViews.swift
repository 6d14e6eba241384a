import GoogleMobileAds

extension Nonsense {
  var size: CGSize { CGSize(width: number, height: number) }
  var frame: CGRect { CGRect(x: number, y: number, width: number, height: number) }

  /// A picture with any scale, or only its address.
  var image: NativeAdImage {
    if happens(in: 3) { return NativeAdImage(url: url, scale: number) }
    return picture.map { NativeAdImage(image: $0) } ?? NativeAdImage()
  }

  var picture: UIImage? {
    let side = pick([1, 3, 300])
    let data =
      Data("P6\n\(side) \(side)\n255\n".utf8) + Data(repeating: 0x60, count: side * side * 3)
    return UIImage(data: data, scale: number)
  }

  /// A view with more nested views than any stack can hold.
  var endlessView: UIView {
    let first = view()
    var last = first
    for _ in 0..<pick([1, 999, 3_000]) {
      let next = UIView(frame: frame)
      last.addSubview(next)
      last = next
    }
    return first
  }

  /// A view with others at random positions.
  func view(depth: Int = 0) -> UIView {
    let view = plainView
    view.alpha = happens(in: 5) ? number : 1
    view.isHidden = happens(in: 9)
    view.clipsToBounds = happens(in: 3)
    view.layer.borderWidth = happens(in: 3) ? number : 0
    view.layer.cornerRadius = number
    view.accessibilityIdentifier = pick([nil, "close", "adChoices", "play", "media", text])
    view.autoresizingMask = .init(rawValue: UInt(below(64)))
    if happens(in: 3) { view.bounds = frame }
    if happens(in: 3) { view.center = CGPoint(x: number, y: number) }
    if happens(in: 3) { view.sizeToFit() }
    for _ in 0..<(depth < 3 ? below(3) : 0) { view.addSubview(self.view(depth: depth + 1)) }
    return view
  }

  private var plainView: UIView {
    switch below(8) {
    case 0: return label
    case 1: return button
    case 2:
      let view = UIImageView(image: picture)
      if happens(in: 2) { view.frame = frame }
      return view
    case 3:
      let bar = UIProgressView(frame: frame)
      bar.progress = Float(number)
      return bar
    case 4:
      let scroll = UIScrollView(frame: frame)
      scroll.contentOffset = CGPoint(x: number, y: number)
      scroll.contentSize = size
      return scroll
    case 5: return LyingView(frame: frame)
    default:
      let view = UIView(frame: frame)
      view.backgroundColor = UIColor(red: number, green: number, blue: number, alpha: number)
      return view
    }
  }

  private var label: UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: number)
    label.numberOfLines = integer
    label.textAlignment = pick([.left, .center, .right])
    return label
  }

  private var button: UIButton {
    let button = UIButton(type: pick([.custom, .close]))
    button.frame = frame
    button.setTitle(text, for: .normal)
    return button
  }
}

/// Has other values each time they are read.
private final class LyingView: UIView {
  override var bounds: CGRect {
    get { Nonsense().frame }
    set { super.bounds = newValue }
  }
  override var frame: CGRect {
    get { Nonsense().frame }
    set { super.frame = newValue }
  }
  override var intrinsicContentSize: CGSize { Nonsense().size }
  override func sizeThatFits(_ size: CGSize) -> CGSize { Nonsense().size }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    Nonsense().happens(in: 2)
  }
  override func layoutSubviews() {
    for view in subviews { view.frame = Nonsense().frame }
  }
}
