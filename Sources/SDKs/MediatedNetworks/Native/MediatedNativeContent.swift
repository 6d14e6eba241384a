import Simulation
import UIKit

/// The content of a native ad that the application draws, on the network's side: its texts and
/// pictures, and the watch over the view they are in.
package final class MediatedNativeContent {
  package let ad: MediatedViewAd
  /// Whether it has waited too long to be shown.
  package internal(set) var isExpired = false
  package private(set) lazy var icon = MediatedPictures.icon(of: ad.creative)
  /// Shows the picture, in the shape that suits the view's.
  package private(set) lazy var mediaView: UIView = MediatedMediaView(ad.creative)
  package private(set) lazy var adChoicesView: UIView = MediatedAdChoicesView()

  /// The ad's own, which need not be that in which the application draws it.
  private let context = World.current.journal.context
  private var watch: MediatedWatch?

  package init(_ ad: MediatedViewAd) {
    self.ad = ad
  }

  package func text(_ name: String) -> String? { ad.creative.texts[name] }

  /// Counts `view` once it was seen, and taps on the `clickable` ones, in place of those it watched
  /// before. `onTap` is called before a tap is counted.
  package func watch(
    _ view: UIView, clickable: [UIView],
    over controller: @escaping () -> UIViewController? = { nil },
    onTap: @escaping (UIView) -> Void = { _ in }
  ) {
    watch?.end()
    within {
      watch = MediatedWatch(
        over: view, ad.book, clickable: clickable, by: ad.network,
        onSeen: ad.isSeen ? nil : { [weak self] in self?.ad.seen() },
        onTap: { [weak self] view in
          self?.within {
            onTap(view)
            self?.ad.clicked(over: controller())
          }
        })
    }
  }

  /// Counts nothing more.
  package func unwatch() {
    watch?.leave()
    watch = nil
  }

  /// Counts a click that nobody tapped, and opens where it leads.
  package func click() { within { ad.clicked() } }

  private func within(_ body: () -> Void) {
    let journal = World.current.journal
    journal.within(context.because(of: journal.context), body)
  }
}

/// The picture of a native ad.
private final class MediatedMediaView: UIImageView {
  private let creative: MediatedCreative

  init(_ creative: MediatedCreative) {
    self.creative = creative
    super.init(frame: .zero)
    accessibilityIdentifier = "media"
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    image = MediatedPictures.image(of: creative, filling: bounds.size)
  }
}

/// A network's AdChoices icon. A tap opens the page that explains the ad, and is no click.
private final class MediatedAdChoicesView: UILabel {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    becomeAdChoices(opening: "https://networks.example/why-this-ad")
  }

  required init?(coder: NSCoder) { nil }
}
