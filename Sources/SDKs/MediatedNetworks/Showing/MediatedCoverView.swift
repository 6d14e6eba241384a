import UIKit

/// What a full-screen ad of a mediated network looks like. What the user cannot use is not there.
final class MediatedCoverView: UIView {
  let closeButton = UIButton()
  let callToActionButton = UIButton()

  private let badge = UILabel()
  private let countdown = UILabel()
  private let bar = UIProgressView()
  private let picture = UIImageView()
  private let headline = UILabel()
  private let body = UILabel()
  private let creative: MediatedCreative

  /// The height of a line of text.
  private static let line: CGFloat = 20

  init(_ creative: MediatedCreative, network: String) {
    self.creative = creative
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    badge.text = "Ad · \(network)"
    countdown.textAlignment = .right
    [badge, countdown].forEach { $0.textColor = .secondaryLabel }
    headline.text = creative.headline
    headline.font = .boldSystemFont(ofSize: 17)
    body.text = creative.body
    body.numberOfLines = 0
    [headline, body].forEach { $0.textAlignment = .center }
    label(closeButton, "✕", "close")
    label(callToActionButton, creative.callToAction ?? "", "callToAction")
    callToActionButton.backgroundColor = .tintColor
    callToActionButton.isHidden = creative.callToAction == nil
    picture.accessibilityIdentifier = "media"
    [badge, countdown, bar, picture, headline, body].forEach(addSubview)
    [callToActionButton, closeButton].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ button: UIButton, _ title: String, _ identifier: String) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
  }

  /// Small windows show all of it; in larger ones the picture grows.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, line) = (bounds.width, Self.line)
    let third = (width / 30).rounded(.down) * 10
    badge.frame = CGRect(x: 10, y: 0, width: third + 30, height: line)
    countdown.frame = CGRect(
      x: badge.frame.maxX, y: 0, width: max(0, width - badge.frame.maxX - 60), height: line)
    closeButton.frame = CGRect(x: width - 50, y: 0, width: 50, height: line)
    bar.frame = CGRect(x: 0, y: line, width: width, height: line)
    let spare = max(0, bounds.height - 220)
    let gap = spare >= 100 ? line : 0
    let height = 80 + ((spare - 2 * gap) / line).rounded(.down) * line
    picture.frame = CGRect(x: 0, y: 40, width: width, height: height)
    picture.image = MediatedPictures.image(of: creative, filling: picture.frame.size)
    headline.frame = CGRect(
      x: 10, y: picture.frame.maxY + gap, width: max(0, width - 20), height: line)
    body.frame = CGRect(
      x: 20, y: headline.frame.maxY, width: max(0, width - 40), height: 2 * line)
    callToActionButton.frame = CGRect(
      x: (width - 200) / 2, y: body.frame.maxY + gap, width: 200, height: line)
  }

  /// Shows how far the ad is.
  func show(text: String, progress: Double?, isClosable: Bool) {
    countdown.text = text
    bar.isHidden = progress == nil
    bar.progress = Float(progress ?? 0)
    closeButton.isHidden = !isClosable
  }
}
