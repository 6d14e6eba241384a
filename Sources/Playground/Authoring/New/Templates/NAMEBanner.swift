import UIKit

/// A view that sees the user itself.
public final class NAMEBanner: NAMEAd {
  /// What the application puts on its page.
  public let view: UIView

  /// A banner in this size.
  public init(size: CGSize) {
    let banner = NAMEBannerView(frame: CGRect(origin: .zero, size: size))
    view = banner
    super.init()
    banner.onImpression = { [weak self] in self?.see() }
    banner.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.click() })
  }
}

private final class NAMEBannerView: UIView {
  var onImpression: () -> Void = {}
  private var watcher: VisibilityWatcher?
  private var wasSeen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: bounds)
    label.text = "Fresh from NAME"
    addSubview(label)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// An impression is half of the view in sight for a second, once.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    watcher?.invalidate()
    watcher = nil
    guard window != nil, !wasSeen else { return }
    watcher = VisibilityWatcher(view: self, network: "NAME") { [weak self] in
      self?.wasSeen = true
      self?.onImpression()
    }
  }
}
