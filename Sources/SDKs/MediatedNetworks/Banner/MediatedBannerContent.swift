import Simulation
import UIKit

/// What a banner of a mediated network shows: two rows, and where there is room for more, a picture and a
/// text above them.
package final class MediatedBannerContent: UIView {
  /// The ad's name in the journal.
  package let name: String?
  private let ad: MediatedViewAd
  private let badge, headline, body: UILabel
  private let picture = UIImageView()
  private let button: UIButton
  private var sight: MediatedSight?
  private var webView: MediatedWebView?

  package init(_ ad: MediatedViewAd) {
    self.ad = ad
    name = World.current.journal.context.ad
    let texts = ad.creative.texts
    badge = UILabel("Ad · \(ad.network.name ?? "")", isQuiet: true)
    headline = UILabel(texts["headline"], isBold: true)
    body = UILabel(texts["body"])
    let title = texts["callToAction"]
    button = UIButton(title ?? "", "callToAction", isFilled: true)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    accessibilityIdentifier = "banner"
    button.isHidden = title == nil
    button.does { [weak self] in self?.ad.clicked() }
    [badge, picture, body, headline, button].forEach(addSubview)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.ad.clicked() })
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    badge.frame = CGRect(x: 10, y: 0, width: max(0, width - 20), height: 20)
    let last = isLarge ? ((bounds.height - 20) / 20).rounded(.down) * 20 : 20
    layOutPicture(above: last)
    let buttonWidth = button.isHidden ? 0 : min(140, width / 2)
    headline.frame = CGRect(x: 10, y: last, width: max(0, width - buttonWidth - 30), height: 20)
    button.frame = CGRect(x: width - buttonWidth - 10, y: last, width: buttonWidth, height: 20)
  }

  /// Whether a picture has room, as in a medium rectangle.
  private var isLarge: Bool { bounds.height >= 150 }

  private func layOutPicture(above bottom: CGFloat) {
    picture.isHidden = !isLarge
    body.isHidden = !isLarge
    guard isLarge else { return }
    picture.frame = CGRect(x: 0, y: 20, width: bounds.width, height: bottom - 40)
    picture.image = MediatedPictures.image(of: ad.creative, filling: picture.frame.size)
    body.frame = CGRect(x: 10, y: bottom - 20, width: max(0, bounds.width - 20), height: 20)
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    sight?.end()
    webView?.end()
    (sight, webView) = (nil, nil)
    guard window != nil else { return }
    // Whoever puts the view there may not know which ad is in it.
    var context = World.current.journal.context
    context.ad = context.ad ?? name
    World.current.journal.within(context) {
      webView = MediatedWebView(in: self, ad.book, by: ad.network)
      sight = MediatedSight(
        self, ad.book, by: ad.network, onSeen: ad.isSeen ? nil : { [weak self] in self?.ad.seen() })
    }
  }
}
