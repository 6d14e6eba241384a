/// What a view has to do with constraints, besides where it is. Views that have nothing to do with any
/// have no part, nor have those around them.
@MainActor final class LayoutPart {
  /// Constraints that are in force at this view.
  var constraints: [NSLayoutConstraint] = []
  /// Constraints that name this view or one of its guides.
  var mentions: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging: LayoutPair<UILayoutPriority>?
  var resistance: LayoutPair<UILayoutPriority>?
  var margins: UIEdgeInsets?
  var marginsGuide: UILayoutGuide?
  var asksForUpdate = false
  /// Lays out the tree whose topmost view this is.
  lazy var engine = LayoutEngine()
}

/// A value for each direction.
struct LayoutPair<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension UIView {
  /// The topmost view of the tree.
  final var treeRoot: UIView {
    container?._withUnsafeGuaranteedRef { $0.treeRoot } ?? self
  }

  /// The view's part, and one for each view around it.
  @discardableResult
  final func takePart() -> LayoutPart {
    if let autoLayout { return autoLayout }
    let part = LayoutPart()
    autoLayout = part
    container?._withUnsafeGuaranteedRef { _ = $0.takePart() }
    return part
  }

  /// Something was asked for that may move what depends on this view.
  final func constraintsMayMove() {
    guard let engine = treeRoot.autoLayout?.engine, engine.placed !== self else { return }
    engine.isStale = true
  }

  /// The view has another size. Nothing follows from that if it follows from the constraints itself, or
  /// code that sets the frame of such a view in each layout would have no end.
  final func constrainedSizeChanged() {
    guard isMovedByConstraints else { return setNeedsLayout() }
    setNeedsLayoutAsPlaced()
  }

  /// The view has another place; its size is the same.
  final func constrainedPlaceChanged() {
    if !isMovedByConstraints { superview?.setNeedsLayout() }
  }

  /// Requests layout that follows from the constraints.
  final func setNeedsLayoutAsPlaced() {
    let engine = treeRoot.autoLayout?.engine
    let before = engine?.placed
    engine?.placed = self
    setNeedsLayout()
    engine?.placed = before
  }

  /// The view leaves its superview: constraints with what it leaves behind are no longer in force.
  final func leaveConstraints() {
    for view in viewsWithPart {
      for constraint in view.autoLayout?.mentions ?? [] {
        if constraint.host?.isDescendant(of: self) != true { constraint.deactivate() }
      }
    }
  }

  /// This view and those in it that have to do with constraints, each before what is in it.
  final var viewsWithPart: [UIView] {
    var found: [UIView] = []
    var next: [UIView] = autoLayout == nil ? [] : [self]
    while let view = next.popLast() {
      found.append(view)
      next += view.viewsInOrder.reversed().filter { $0.autoLayout != nil }
    }
    return found
  }

  /// The views in this one, those of a stack in the order in which it arranges them.
  private var viewsInOrder: [UIView] {
    guard let stack = self as? UIStackView else { return subviews }
    return stack.arrangedSubviews + subviews.filter { !stack.arranges($0) }
  }
}
