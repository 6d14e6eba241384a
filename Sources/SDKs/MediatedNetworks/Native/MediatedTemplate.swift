import Simulation
import UIKit

/// The views of a native ad whose look is the network's own.
package final class MediatedTemplate: UIView {
  package enum Style {
    /// A line of text with an icon and a button.
    case small
    /// The same below a picture, with the ad's text.
    case medium

    /// How large it is drawn if nobody says.
    package var size: CGSize {
      switch self {
      case .small: CGSize(width: 320, height: 60)
      case .medium: CGSize(width: 320, height: 260)
      }
    }
  }

  package let badge = UILabel("Ad", isQuiet: true)
  package let title = UILabel(nil, isBold: true)
  package let advertiser = UILabel(nil, isQuiet: true)
  package let body = UILabel(nil)
  package let icon = UIImageView()
  package let media = UIView()
  package let options = UIView()
  package let button = UIButton("", "callToAction", isFilled: true)

  package let style: Style

  package init(_ style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    backgroundColor = .secondarySystemBackground
    let names: [(UIView, String)] = [
      (title, "headline"), (advertiser, "advertiser"), (body, "body"), (icon, "icon"),
      (media, "mediaContainer"), (options, "options"),
    ]
    for (view, name) in names { view.accessibilityIdentifier = name }
    media.isHidden = style == .small
    body.isHidden = style == .small
    [badge, media, icon, title, advertiser, body, button, options].forEach(addSubview)
  }

  package required init?(coder: NSCoder) { nil }

  /// The views that open where a click leads.
  package var clickable: [UIView] {
    [title, advertiser, icon, button] + (style == .small ? [] : [media, body])
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let below = style == .small ? 0 : max(0, bounds.height - 60)
    let text = max(0, width - 80)
    options.frame = CGRect(x: width - 30, y: 0, width: 20, height: 20)
    badge.frame = CGRect(x: 10, y: 0, width: 40, height: 20)
    media.frame = CGRect(x: 0, y: 20, width: width, height: max(0, below - 40))
    body.frame = CGRect(x: 10, y: below - 20, width: max(0, width - 20), height: 20)
    icon.frame = CGRect(x: 10, y: below + 20, width: 40, height: 40)
    advertiser.frame = CGRect(x: 60, y: below, width: max(0, text - 20), height: 20)
    title.frame = CGRect(x: 60, y: below + 20, width: text, height: 20)
    button.frame = CGRect(x: 60, y: below + 40, width: min(140, text), height: 20)
  }
}
