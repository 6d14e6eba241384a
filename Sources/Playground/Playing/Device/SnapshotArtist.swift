import Observing
import Publishing
import Scenarios
import UIKit

/// Draws a tree of views as elements, from the bottom up.
@MainActor
struct SnapshotArtist {
  let targets: [ObjectIdentifier: Target]
  let window: UIWindow
  private(set) var elements: [DeviceSnapshot.Element] = []

  init(targets: [ObjectIdentifier: Target], window: UIWindow) {
    self.targets = targets
    self.window = window
  }

  func frame(of view: UIView) -> PointRect {
    PointRect(view.convert(view.bounds, to: window))
  }

  mutating func draw(_ view: UIView, within clip: PointRect, as inherited: Target?) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    view.layoutIfNeeded()
    let frame = frame(of: view)
    let visible = frame.intersection(clip)
    let target = target(of: view) ?? inherited
    for content in view.snapshotContents where !visible.isEmpty {
      elements.append(.init(frame: frame, visible: visible, content: content, target: target))
    }
    let clipOfSubviews = view.clipsToBounds ? visible : clip
    for subview in view.subviews { draw(subview, within: clipOfSubviews, as: target) }
  }

  private func target(of view: UIView) -> Target? {
    targets[ObjectIdentifier(view)] ?? view.apparentTarget
  }
}

extension UIView {
  /// What can be seen of the view itself, from the bottom up.
  fileprivate var snapshotContents: [DeviceSnapshot.Content] {
    var contents: [DeviceSnapshot.Content] = []
    // A label and a button draw their own background.
    if let backgroundColor, backgroundColor.alpha > 0, !(self is UILabel), !(self is UIButton) {
      contents.append(.fill(.init(backgroundColor)))
    }
    if layer.borderWidth > 0 { contents.append(.border(isRounded: layer.cornerRadius > 0)) }
    if let own = ownContent { contents.append(own) }
    return contents
  }

  private var ownContent: DeviceSnapshot.Content? {
    switch self {
    case let label as UILabel: label.snapshotText.map { .text($0) }
    case let button as UIButton:
      .button(
        title: (button.currentTitle ?? "").asFarAsSeen, isEnabled: button.isEnabled,
        isProminent: button.backgroundColor != nil)
    case let view as UIImageView:
      view.image.map { .picture(.init($0), caption: $0.iconText) }
    case let bar as UIProgressView: .progress(Double(bar.progress))
    default: nil
    }
  }
}

extension UILabel {
  fileprivate var snapshotText: DeviceSnapshot.Text? {
    guard let text, !text.isEmpty else { return nil }
    return DeviceSnapshot.Text(
      string: text.asFarAsSeen, color: .init(textColor),
      background: backgroundColor.map { .init($0) },
      isBold: font.isBold, alignment: alignment, lines: numberOfLines)
  }

  private var alignment: DeviceSnapshot.Text.Alignment {
    switch textAlignment {
    case .center: .center
    case .right: .end
    default: .start
    }
  }
}

extension String {
  /// A phone has no room for more; otherwise all of a megabyte would be laid out for each frame.
  fileprivate var asFarAsSeen: String {
    utf8.count <= 10_000 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(10_000)))
  }
}
