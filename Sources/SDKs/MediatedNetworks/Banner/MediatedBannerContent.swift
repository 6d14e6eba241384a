import Simulation
import UIKit

/// What a banner of a mediated network shows. It counts for the network's own book, each loaded ad's
/// impression once, when it was really seen.
package final class MediatedBannerContent: UIView {
  private let network: Party
  private let onSeen: () -> Void
  private let onClick: () -> Void
  private let creative: MediatedCreative
  private let price: MicroDollars?
  private let badge, headline: UILabel
  private let button: UIButton
  private var watcher: ViewabilityWatcher?
  private var isSeen = false

  /// `onSeen` and `onClick` are called after the count.
  package init(
    _ creative: MediatedCreative, of network: Party, price: MicroDollars?,
    onSeen: @escaping () -> Void, onClick: @escaping () -> Void
  ) {
    self.creative = creative
    self.network = network
    self.price = price
    self.onSeen = onSeen
    self.onClick = onClick
    badge = UILabel("Ad · \(network.name ?? "")", isQuiet: true)
    headline = UILabel(creative.texts["headline"], isBold: true)
    let title = creative.texts["callToAction"]
    button = UIButton(title ?? "", "callToAction", isFilled: true)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    accessibilityIdentifier = "banner"
    button.isHidden = title == nil
    button.does { [weak self] in self?.clicked() }
    [badge, headline, button].forEach(addSubview)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.clicked() })
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
    watcher?.invalidate()
    watcher = nil
    guard window != nil, !isSeen else { return }
    watcher = ViewabilityWatcher(view: self, by: network) { [weak self] in self?.seen() }
  }

  private func seen() {
    guard !isSeen else { return }
    isSeen = true
    let journal = World.current.journal
    journal.count(Count(.impression, in: .network), by: network)
    if let price, price.count > 0 {
      journal.count(Count(.paid, in: .network, amount: price.count), by: network)
    }
    onSeen()
  }

  private func clicked() {
    World.current.journal.count(Count(.click, in: .network), by: network)
    onClick()
    creative.destination().open(over: UIApplication.shared.keyWindow?.topmostController)
  }
}
