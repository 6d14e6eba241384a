/// A button on a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How prominent it is. In a terminal all look alike.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Buttons that look the same in all applications; in a terminal most are words. Spaces are only on
  /// toolbars, which are not here.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case compose = 7
    case reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
    case rewind, fastForward, undo, redo
    case close = 24
  }

  /// How prominent it is.
  open var style = Style.plain
  /// A view in place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// Performs `action`; see `UIControl.addTarget(_:action:for:)`.
  open weak var target: AnyObject?
  /// The action that `target` performs on a tap.
  open var action: Selector?
  /// Runs on a tap; it brings its title and picture along.
  open var primaryAction: UIAction? { didSet { takeLook(of: primaryAction) } }
  /// How wide it is; 0 for as wide as its title.
  open var width: CGFloat = 0 { didSet { changed() } }

  /// A button without a title, picture or action.
  public override init() {
    super.init()
  }

  /// A button with a title, whose target performs the action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A button with a picture, whose target performs the action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button of the system, whose target performs the action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
  }

  /// A view of the application's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button that runs the action, with its title and picture unless it is given others.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeLook(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A button of the system that runs the action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    title = systemItem.title
    style = systemItem.style
  }

  private func takeLook(of action: UIAction?) {
    guard let action else { return }
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }

  /// A finger taps it.
  final func tapped() {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let target = target as? SelectorPerforming, let action else { return }
    target.perform(action, with: self)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  fileprivate var title: String {
    switch self {
    case .add: "+"
    case .refresh: "↻"
    case .stop, .close: "✕"
    case .play: "▶"
    case .pause: "‖"
    case .rewind: "◀◀"
    case .fastForward: "▶▶"
    case .done, .cancel, .edit, .save, .compose, .reply, .action, .organize, .bookmarks, .search,
      .camera, .trash, .undo, .redo:
      "\(self)".capitalized
    }
  }
}
