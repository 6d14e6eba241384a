/// A rectangle of a view to lay out in. Nothing is drawn of it.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What decides where it is.
  enum Kind {
    /// Its constraints.
    case own
    case safeArea, margins
    /// The content of a scroll view, and the part of it that is seen.
    case content, frame
  }

  /// The view it belongs to.
  public internal(set) final weak var owningView: UIView?
  /// A name for tests.
  open var identifier = ""
  final let kind: Kind
  final var solvedFrame = CGRect.zero

  /// A guide to add to a view, whose constraints say where it is.
  public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// Where it is in its view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .own: return solvedFrame
    case .safeArea, .margins: return owningView.bounds.inset(by: insets)
    case .content:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return owningView.bounds
    }
  }

  /// The distances from the edges of its view, if it follows them.
  final var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    return switch kind {
    case .safeArea: owningView.safeAreaInsets
    case .margins: owningView.layoutMargins
    case .own, .content, .frame: .zero
    }
  }
}

extension UIView {
  /// Adds a guide, which constraints of this view can name.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .own, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    takePart().guides.append(layoutGuide)
  }

  /// Removes a guide and its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == .own else { return }
    for constraint in autoLayout?.mentions ?? []
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.deactivate()
    }
    autoLayout?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
}
