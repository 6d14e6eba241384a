import MediatedNetworks

/// Draws a creative into a banner of any size: its icon, its text and its button.
@MainActor
struct SampleBannerArtist {
  private let creative: SampleCreative

  init(_ creative: SampleCreative) {
    self.creative = creative
  }

  /// Adds the creative's views, replacing earlier ones.
  func draw(in banner: UIView) {
    for view in banner.subviews { view.removeFromSuperview() }
    banner.backgroundColor = .secondarySystemBackground
    let headline = label(.headline, UILabel(creative.texts["headline"], isBold: true))
    let body = label(.body, UILabel(creative.texts["body"], isQuiet: true))
    [picture, icon, badge, headline, body, button].compactMap(\.self).forEach(banner.addSubview)
    layOut(in: banner)
  }

  /// Rows of 20 points: a banner of 50 has two and a half, so the text takes the first two.
  func layOut(in banner: UIView) {
    let size = banner.bounds.size
    let pictureHeight = pictureHeight(in: size)
    view(.picture, in: banner)?.frame = CGRect(
      x: 0, y: 0, width: size.width, height: pictureHeight)
    let top = pictureHeight > 0 ? pictureHeight : Self.rowAboveText(in: size)
    let icon = self.view(.icon, in: banner)
    icon?.frame = CGRect(x: 10, y: top, width: 40, height: 40)
    let left: CGFloat = icon == nil ? 10 : 60
    let button = self.view(.callToAction, in: banner)
    let buttonWidth = button == nil ? 0 : buttonWidth
    // With three rows the text has one to itself.
    let hasRoom = size.height >= 80
    button?.frame = CGRect(
      x: size.width - 10 - buttonWidth, y: top + (hasRoom ? 40 : 20), width: buttonWidth,
      height: 20)
    view(.badge, in: banner)?.frame = CGRect(x: left, y: top, width: 20, height: 20)
    view(.headline, in: banner)?.frame = CGRect(
      x: left + 30, y: top, width: max(0, size.width - left - 40), height: 20)
    view(.body, in: banner)?.frame = CGRect(
      x: left, y: top + 20, width: max(0, size.width - left - (hasRoom ? 10 : buttonWidth + 20)),
      height: 20)
  }

  /// A banner that is high enough has the picture above its text.
  private func pictureHeight(in size: CGSize) -> CGFloat {
    guard size.height >= 200, creative.image != nil else { return 0 }
    return ((size.height - 70) / 20).rounded(.down) * 20
  }

  /// Whole rows, so that the text is in the middle.
  private static func rowAboveText(in size: CGSize) -> CGFloat {
    (max(0, size.height - 40) / 40).rounded(.down) * 20
  }

  private enum Part: String {
    case picture, icon, badge, headline, body, callToAction
    var identifier: String { "banner.\(rawValue)" }
  }

  private func view(_ part: Part, in banner: UIView) -> UIView? {
    banner.subviews.first { $0.accessibilityIdentifier == part.identifier }
  }

  private var buttonWidth: CGFloat {
    min(130, CGFloat((creative.texts["callToAction"] ?? "").count + 4) * 10)
  }

  private var picture: UIView? { imageView(.picture, creative.imagePicture(.landscape)?.image) }
  private var icon: UIView? { imageView(.icon, creative.iconPicture?.image) }

  private func imageView(_ part: Part, _ image: UIImage?) -> UIView? {
    guard let image else { return nil }
    let view = UIImageView(image: image)
    view.accessibilityIdentifier = part.identifier
    return view
  }

  private func label(_ part: Part, _ label: UILabel) -> UIView {
    label.accessibilityIdentifier = part.identifier
    return label
  }

  private var badge: UIView {
    let badge = UILabel("Ad")
    badge.textColor = .systemBackground
    badge.backgroundColor = .systemYellow
    badge.font = .boldSystemFont(ofSize: 12)
    return label(.badge, badge)
  }

  private var button: UIView? {
    guard let title = creative.texts["callToAction"] else { return nil }
    let button = UIButton(title, Part.callToAction.identifier, isFilled: true)
    // The whole banner takes the taps.
    button.isUserInteractionEnabled = false
    return button
  }
}
