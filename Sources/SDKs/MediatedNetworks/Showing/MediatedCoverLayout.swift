import UIKit

/// Where the parts of a full-screen ad are. Small windows show all of it; in larger ones the picture
/// grows, so that the ad always fills its screen.
struct MediatedCoverLayout {
  /// The height of a line of text.
  private static let line: CGFloat = 20

  let badge, countdown, mute, close, bar, question: CGRect
  let picture, headline, body, advertiser, callToAction, learnMore: CGRect

  init(in size: CGSize, _ style: MediatedCover.Style) {
    let (width, line, isPlain) = (size.width, Self.line, style == .plain)
    func centered(_ wide: CGFloat, _ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: (width - wide) / 2, y: y, width: wide, height: height)
    }
    // A plain ad names its network, and has no sound to switch off.
    let badgeWidth = isPlain ? (width / 30).rounded(.down) * 10 + 30 : 30
    badge = CGRect(x: 10, y: 0, width: badgeWidth, height: line)
    let left = badge.maxX + (isPlain ? 0 : 10)
    countdown = CGRect(
      x: left, y: 0, width: max(0, width - left - (isPlain ? 60 : 100)), height: line)
    let closeWidth: CGFloat = style == .welcome ? 210 : 50
    close = CGRect(x: width - closeWidth, y: 0, width: closeWidth, height: line)
    mute = CGRect(x: width - 100, y: 0, width: 50, height: line)
    bar = CGRect(x: 0, y: line, width: width, height: line)
    question = centered(300, 60, 100)

    let spare = max(0, size.height - (isPlain ? 220 : 260))
    let gap = spare >= (isPlain ? 100 : 120) ? line : 0
    let buttonHeight = !isPlain && spare >= 200 ? 3 * line : line
    let growth = spare - (isPlain ? 2 : 3) * gap - (buttonHeight - line)
    let pictureHeight = (isPlain ? 80 : 100) + (growth / line).rounded(.down) * line
    picture = CGRect(x: 0, y: 40, width: width, height: pictureHeight)
    headline = centered(width - 20, picture.maxY + gap, line)
    body = centered(width - 40, headline.maxY, 2 * line)
    advertiser = centered(width - 40, body.maxY + gap, isPlain ? 0 : line)
    callToAction = centered(200, advertiser.maxY + (isPlain ? 0 : gap), buttonHeight)
    learnMore = centered(140, callToAction.maxY, line)
  }
}
