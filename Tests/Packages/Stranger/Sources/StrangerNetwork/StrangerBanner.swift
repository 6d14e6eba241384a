// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import UIKit

/// A banner that sees itself and its taps, and counts both.
public final class StrangerBanner: UIView {
  public var onSeen: () -> Void = {}
  public var onClick: () -> Void = {}
  private var watcher: VisibilityWatcher?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: bounds)
    label.text = StrangerNetwork().headline
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.click() })
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, watcher == nil else { return }
    watcher = VisibilityWatcher(
      view: self, network: StrangerNetwork.name,
      onImpression: { [weak self] in
        StrangerNetwork.count(.impression)
        self?.onSeen()
      })
  }

  private func click() {
    StrangerNetwork.count(.click)
    onClick()
    UIApplication.shared.open(StrangerPage.shop)
  }
}
