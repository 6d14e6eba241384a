/// What remains of a full-screen ad after its countdown, until it is closed: who it is for, and a
/// large button. All of it can be tapped.
final class SampleEndCard: UIView {
  /// Called when the card is tapped outside the button.
  var onTap: () -> Void = {}

  private let icon: UIImageView
  private let headline = UILabel()
  private let facts = UILabel()

  /// `text` is what a VAST ad's companion says.
  init(_ creative: SampleCreative, _ text: String? = nil) {
    icon = UIImageView(image: creative.iconPicture?.image)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    icon.isHidden = icon.image == nil
    icon.accessibilityIdentifier = "icon"
    headline.accessibilityIdentifier = "headline"
    headline.text = creative.texts["headline"]
    headline.font = .boldSystemFont(ofSize: 17)
    headline.textAlignment = .center
    facts.text = text ?? Self.facts(of: creative)
    facts.textColor = .secondaryLabel
    facts.textAlignment = .center
    [icon, headline, facts].forEach(addSubview)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap() })
  }

  required init?(coder: NSCoder) { nil }

  /// Stars, store and price, if present; otherwise the advertiser.
  private static func facts(of creative: SampleCreative) -> String? {
    let stars = creative.starRating.map(SampleWords.stars)
    let facts = [stars, creative.texts["store"], creative.texts["price"]]
      .compactMap { $0 }.filter { !$0.isEmpty }
    return facts.isEmpty ? creative.texts["advertiser"] : facts.joined(separator: "  ")
  }

  /// Where the button is.
  private(set) var buttonFrame = CGRect.zero

  /// Stacked in the middle, and from the top where there is little room, so that they show in a
  /// small window, too; missing parts leave no gap.
  func arrange(in size: CGSize) {
    let texts = [headline, facts].filter { $0.text?.isEmpty == false }
    let content = (icon.isHidden ? 0 : 80) + 20 * CGFloat(texts.count) + 80
    var y = max(20, ((size.height - content) / 40).rounded(.down) * 20)
    if !icon.isHidden {
      icon.frame = CGRect(x: (size.width - 60) / 2, y: y, width: 60, height: 60)
      y += 80
    }
    for label in texts {
      label.frame = CGRect(x: 10, y: y, width: size.width - 20, height: 20)
      y += 20
    }
    let width = min(260, size.width - 40)
    buttonFrame = CGRect(x: (size.width - width) / 2, y: y + 20, width: width, height: 60)
  }
}
