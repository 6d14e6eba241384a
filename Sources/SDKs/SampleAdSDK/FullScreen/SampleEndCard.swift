/// What remains of a full-screen ad when its countdown is over, until it is closed: who it is for, and a
/// large button. All of it can be touched.
final class SampleEndCard: UIView {
  /// Told when the card is touched beside the button.
  var onTap: () -> Void = {}

  private let icon: UIImageView
  private let headline = UILabel()
  private let facts = UILabel()

  init(_ creative: SampleCreative) {
    icon = UIImageView(image: creative.iconPicture?.image)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    icon.isHidden = icon.image == nil
    headline.text = creative.headline
    headline.font = .boldSystemFont(ofSize: 17)
    headline.textAlignment = .center
    facts.text = Self.facts(of: creative)
    facts.textColor = .secondaryLabel
    facts.textAlignment = .center
    [icon, headline, facts].forEach(addSubview)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap() })
  }

  required init?(coder: NSCoder) { nil }

  /// Stars, store and price, as far as they are there; else who advertises.
  private static func facts(of creative: SampleCreative) -> String? {
    let facts = [creative.starRating.map(SampleWords.stars), creative.store, creative.price]
      .compactMap { $0 }.filter { !$0.isEmpty }
    return facts.isEmpty ? creative.advertiser : facts.joined(separator: "  ")
  }

  /// Where the button goes that leads to what is advertised.
  private(set) var buttonFrame = CGRect.zero

  /// What is there in the middle, one below the other; what is not leaves no gap.
  func arrange(in size: CGSize) {
    let isShort = size.height < 240
    let iconSize: CGFloat = icon.isHidden ? 0 : isShort ? 60 : 80
    let rows = [headline.text, facts.text].filter { $0?.isEmpty == false }.count
    let used = iconSize + 20 + CGFloat(rows) * 20 + 20 + 60
    var y = max(20, ((size.height - used) / 40).rounded(.down) * 20)
    icon.frame = CGRect(x: (size.width - iconSize) / 2, y: y, width: iconSize, height: iconSize)
    y += iconSize + (isShort || icon.isHidden ? 0 : 20)
    for label in [headline, facts] where label.text?.isEmpty == false {
      label.frame = CGRect(x: 10, y: y, width: size.width - 20, height: 20)
      y += 20
    }
    let width = min(260, size.width - 40)
    buttonFrame = CGRect(x: (size.width - width) / 2, y: y + 20, width: width, height: 60)
  }
}
