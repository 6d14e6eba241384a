/// Where the parts of a full-screen ad are. Small windows show all of it; in larger ones the picture
/// grows, so that the ad always fills its screen.
struct SampleFullScreenLayout {
  /// The height of a line of text.
  private static let line: CGFloat = 20
  /// The height of everything, with the smallest picture and no gaps.
  private static let smallest: CGFloat = 260

  let badge, countdown, mute, close, bar, question: CGRect
  let picture, headline, body, advertiser, callToAction, learnMore: CGRect

  init(in size: CGSize, closeWidth: CGFloat) {
    let (width, line) = (size.width, Self.line)
    func centered(_ wide: CGFloat, _ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: (width - wide) / 2, y: y, width: wide, height: height)
    }
    badge = CGRect(x: 10, y: 0, width: 30, height: line)
    countdown = CGRect(x: 50, y: 0, width: max(0, width - 150), height: line)
    close = CGRect(x: width - closeWidth, y: 0, width: closeWidth, height: line)
    mute = CGRect(x: width - 100, y: 0, width: 50, height: line)
    bar = CGRect(x: 0, y: line, width: width, height: line)
    question = centered(300, 60, 100)

    let spare = max(0, size.height - Self.smallest)
    let gap = spare >= 120 ? line : 0
    let buttonHeight = spare >= 200 ? 3 * line : line
    let growth = spare - 3 * gap - (buttonHeight - line)
    let pictureHeight = 100 + (growth / line).rounded(.down) * line
    picture = CGRect(x: 0, y: 40, width: width, height: pictureHeight)
    headline = centered(width - 20, picture.maxY + gap, line)
    body = centered(width - 40, headline.maxY, 40)
    advertiser = centered(width - 40, body.maxY + gap, line)
    callToAction = centered(200, advertiser.maxY + gap, buttonHeight)
    learnMore = centered(140, callToAction.maxY, line)
  }
}
