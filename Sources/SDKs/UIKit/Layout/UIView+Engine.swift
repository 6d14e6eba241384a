extension UIView {
  /// Gives the views in this one the places that follow from the constraints.
  final func settleConstraints() {
    let root = treeRoot
    root.autoLayout?.engine.settle(root)
  }

  final func layOutConstrained() {
    guard needsLayout || hasLayoutBelow else { return }
    let root = treeRoot
    root.takePart().engine.layOut(self, in: root)
  }

  /// Whether constraints say where the view is in its superview.
  final var isMovedByConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let autoLayout else { return false }
    if !autoLayout.mentions.isEmpty { return true }
    if let own = self as? UIStackView, !own.arrangedSubviews.isEmpty { return true }
    return !isHidden && (superview as? UIStackView)?.arranges(self) == true
  }

  /// Whether the size of a view without a superview follows from what is in it.
  final var isSizedByContent: Bool {
    !(self is UIWindow) && !translatesAutoresizingMaskIntoConstraints
  }

  /// Calls `updateConstraints()` where that was asked for, from the bottom up.
  final func updateConstraintsBelow() {
    for view in viewsWithPart.reversed() where view.autoLayout?.asksForUpdate == true {
      view.autoLayout?.asksForUpdate = false
      view.updateConstraints()
    }
  }

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    takePart().asksForUpdate = true
    setNeedsLayout()
  }

  /// Whether `setNeedsUpdateConstraints()` asked for something that has not been done.
  public func needsUpdateConstraints() -> Bool { autoLayout?.asksForUpdate == true }

  /// Does at once what `setNeedsUpdateConstraints()` asked for.
  public func updateConstraintsIfNeeded() { updateConstraintsBelow() }
}

extension UIStackView {
  /// Whether it arranges the view.
  final func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }
}

extension UILayoutGuide {
  /// Takes the place that follows from the constraints; a scroll view takes the size of its content.
  final func take(_ frame: CGRect, _ plan: LayoutPlan, _ base: Int) {
    solvedFrame = frame
    guard kind == .content, let scroll = owningView as? UIScrollView else { return }
    var size = scroll.contentSize
    if plan.isUsed(base + 2) { size.width = frame.width }
    if plan.isUsed(base + 3) { size.height = frame.height }
    if size != scroll.contentSize { scroll.contentSize = size }
  }
}

extension LayoutPlan {
  /// Whether a row has the variable.
  fileprivate func isUsed(_ column: Int) -> Bool {
    rows.contains { $0.row.terms.contains { $0.column == column } }
  }
}
