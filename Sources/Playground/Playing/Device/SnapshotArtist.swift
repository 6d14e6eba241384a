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
    guard !view.isHidden, !view.isUndrawn, view.alpha > 0.05 else { return }
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
    if let backgroundColor, backgroundColor.alpha > 0, !drawsItsGround {
      contents.append(.fill(.init(backgroundColor)))
    }
    if layer.borderWidth > 0 { contents.append(.border(isRounded: layer.cornerRadius > 0)) }
    if let own = ownContent { contents.append(own) }
    return contents
  }

  /// Whether what is drawn of the view itself has its background.
  private var drawsItsGround: Bool { self is UILabel || self is UIButton || self is UITextField }

  private var ownContent: DeviceSnapshot.Content? {
    switch self {
    case let label as UILabel: label.snapshotText.map { .text($0) }
    case let button as UIButton where button.currentTitle == nil && button.currentImage != nil:
      button.currentImage.map { .picture(.init($0), caption: $0.iconText) }
    case let button as UIButton:
      .button(
        title: (button.currentTitle ?? "").asFarAsSeen, isEnabled: button.isEnabled,
        isProminent: button.backgroundColor != nil)
    case let view as UIImageView:
      view.image.map { .picture(.init($0), caption: $0.iconText) }
    case let bar as UIProgressView: .progress(Double(bar.progress))
    case let toggle as UISwitch: .text(toggle.snapshotText)
    case let field as UITextField: .text(field.snapshotText)
    default: nil
    }
  }
}

extension UISwitch {
  fileprivate var snapshotText: DeviceSnapshot.Text {
    let color: UIColor = isEnabled && isOn ? onTintColor ?? .systemGreen : .secondaryLabel
    return DeviceSnapshot.Text(
      string: isOn ? "━━●" : "●──", color: .init(color), background: nil, isBold: isEnabled && isOn,
      alignment: .start, lines: 1)
  }
}

extension UITextField {
  /// A field with a line around it has a ground of its own: cells have no room for the line.
  fileprivate var snapshotText: DeviceSnapshot.Text {
    let text = isSecureTextEntry ? String(repeating: "•", count: self.text?.count ?? 0) : self.text
    let color = hasText ? textColor ?? .label : .placeholderText
    let ground =
      backgroundColor ?? (borderStyle == .none ? nil : .secondarySystemBackground)
    return DeviceSnapshot.Text(
      string: ((hasText ? text : placeholder) ?? "").asFarAsSeen, color: .init(color),
      background: ground.map { .init($0) }, isBold: false, alignment: textAlignment.inSnapshot,
      lines: 1)
  }
}

extension UILabel {
  fileprivate var snapshotText: DeviceSnapshot.Text? {
    guard let text, !text.isEmpty else { return nil }
    return DeviceSnapshot.Text(
      string: text.asFarAsSeen, color: .init(textColor),
      background: backgroundColor.map { .init($0) },
      isBold: font.isBold, alignment: textAlignment.inSnapshot, lines: numberOfLines)
  }
}

extension NSTextAlignment {
  fileprivate var inSnapshot: DeviceSnapshot.Text.Alignment {
    switch self {
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
