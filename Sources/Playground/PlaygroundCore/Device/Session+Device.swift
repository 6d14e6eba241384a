import GoogleMobileAds

extension Session {
  /// The screen as it is now. While nothing happens it stays the same, and is not taken anew.
  func deviceSnapshot() -> DeviceSnapshot {
    if let lastSnapshot, lastSnapshot.moment == moment { return lastSnapshot.snapshot }
    let snapshot = takeDeviceSnapshot()
    lastSnapshot = (moment, snapshot)
    return snapshot
  }

  private func takeDeviceSnapshot() -> DeviceSnapshot {
    let size = PublisherApp.screenSize
    var snapshot = DeviceSnapshot(width: Int(size.width), height: Int(size.height))
    snapshot.isInBackground = UIApplication.shared.applicationState == .background
    snapshot.isCovered = cover != nil
    guard let root = (cover ?? app.window.rootViewController)?.view else { return snapshot }
    let screen = PointRect(x: 0, y: 0, width: snapshot.width, height: snapshot.height)
    var artist = SnapshotArtist(targets: targetsByView, window: app.window)
    artist.draw(root, within: screen, as: nil)
    snapshot.elements = artist.elements
    snapshot.targets = DeviceSnapshot.targets(of: artist.elements)
    snapshot.adFrame = cover == nil ? app.feed.card.map { artist.frame(of: $0) } : nil
    return snapshot
  }

  /// Which view shows which asset of the ad on the screen.
  private var targetsByView: [ObjectIdentifier: Target] {
    guard let adView else { return [:] }
    var targets: [ObjectIdentifier: Target] = [:]
    for target in Target.allCases {
      guard let asset = target.asset, let view = adView.assetViews[asset] else { continue }
      targets[ObjectIdentifier(view)] = target
    }
    return targets
  }
}

/// Draws a tree of views as elements, bottom first.
@MainActor
private struct SnapshotArtist {
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
    targets[ObjectIdentifier(view)] ?? view.accessibilityIdentifier.flatMap(Target.init)
  }
}

extension UIView {
  /// What is seen of the view itself, bottom first.
  fileprivate var snapshotContents: [DeviceSnapshot.Content] {
    var contents: [DeviceSnapshot.Content] = []
    // A label and a button bring their own ground.
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
        title: button.currentTitle ?? "", isEnabled: button.isEnabled,
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
      string: text, color: .init(textColor), background: backgroundColor.map { .init($0) },
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

extension DeviceSnapshot.Picture {
  fileprivate init(_ image: UIImage) {
    let raster = image.raster
    self.init(
      width: raster?.width ?? 0, height: raster?.height ?? 0, pixels: raster?.pixels ?? [])
  }
}

extension DeviceSnapshot.Paint {
  fileprivate init(_ color: UIColor) {
    if let role = color.role {
      self = .role(Role(role))
    } else {
      self = .rgb(color.hex ?? 0)
    }
  }
}

extension DeviceSnapshot.Paint.Role {
  fileprivate init(_ role: UIColor.Role) {
    self =
      switch role {
      case .label: .label
      case .secondaryLabel, .tertiaryLabel: .secondaryLabel
      case .quaternaryLabel, .placeholderText, .gray: .secondaryLabel
      case .systemBackground: .background
      case .secondarySystemBackground, .tertiarySystemBackground: .raised
      case .systemFill, .secondarySystemFill, .tertiarySystemFill: .fill
      case .separator: .separator
      case .tint, .link, .blue, .cyan, .teal, .indigo, .purple: .tint
      case .yellow, .orange, .brown: .yellow
      case .green, .mint: .green
      case .red, .pink: .red
      }
  }
}

extension PointRect {
  fileprivate init(_ rect: CGRect) {
    let left = Int(rect.minX.rounded())
    let top = Int(rect.minY.rounded())
    self.init(
      x: left, y: top, width: Int(rect.maxX.rounded()) - left,
      height: Int(rect.maxY.rounded()) - top)
  }
}
