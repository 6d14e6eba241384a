import Simulation
import UIKit

/// What a banner of a mediated network shows.
package final class MediatedBannerContent: UIView {
  /// The ad's name in the journal.
  package let name: String?
  private let ad: MediatedViewAd
  private let badge, headline: UILabel
  private let button: UIButton
  private var sight: MediatedSight?

  package init(_ ad: MediatedViewAd) {
    self.ad = ad
    name = World.current.journal.context.ad
    let texts = ad.creative.texts
    badge = UILabel("Ad · \(ad.network.name ?? "")", isQuiet: true)
    headline = UILabel(texts["headline"], isBold: true)
    let title = texts["callToAction"]
    button = UIButton(title ?? "", "callToAction", isFilled: true)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    accessibilityIdentifier = "banner"
    button.isHidden = title == nil
    button.does { [weak self] in self?.ad.clicked() }
    [badge, headline, button].forEach(addSubview)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.ad.clicked() })
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    badge.frame = CGRect(x: 10, y: 0, width: max(0, width - 20), height: 20)
    let buttonWidth = button.isHidden ? 0 : min(140, width / 2)
    headline.frame = CGRect(x: 10, y: 20, width: max(0, width - buttonWidth - 30), height: 20)
    button.frame = CGRect(x: width - buttonWidth - 10, y: 20, width: buttonWidth, height: 20)
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    sight?.end()
    sight = nil
    guard window != nil else { return }
    // Whoever puts the view there may not know which ad is in it.
    var context = World.current.journal.context
    context.ad = context.ad ?? name
    World.current.journal.within(context) {
      sight = MediatedSight(
        self, ad.book, by: ad.network, onSeen: ad.isSeen ? nil : { [weak self] in self?.ad.seen() })
    }
  }
}
