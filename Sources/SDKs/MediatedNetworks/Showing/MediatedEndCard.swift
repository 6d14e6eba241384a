import UIKit

/// What remains of a full-screen ad after its countdown, until it is closed: who it is for, and a
/// large button. All of it can be tapped.
final class MediatedEndCard: UIView {
  /// Called when the card is tapped outside the button.
  var onTap: () -> Void = {}
  /// Where the button is.
  private(set) var buttonFrame = CGRect.zero

  private let icon: UIImageView
  private let headline, facts: UILabel

  /// A VAST ad's companion has facts of its own.
  init(_ cover: MediatedCover) {
    icon = UIImageView(image: cover.icon)
    headline = UILabel(cover.creative.texts["headline"], isBold: true, alignment: .center)
    facts = UILabel(
      cover.creative.vastAd?.endCard?.altText ?? cover.facts, isQuiet: true, alignment: .center)
    super.init(frame: .zero)
    isHidden = true
    backgroundColor = .secondarySystemBackground
    icon.isHidden = icon.image == nil
    icon.accessibilityIdentifier = "icon"
    headline.accessibilityIdentifier = "headline"
    [icon, headline, facts].forEach(addSubview)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap() })
  }

  required init?(coder: NSCoder) { nil }

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
