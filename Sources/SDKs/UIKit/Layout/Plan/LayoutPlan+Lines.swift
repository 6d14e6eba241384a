// Where the lines of a view are: sums of variables and constants, in the coordinates of a view around it.

extension LayoutPlan {
  typealias Axis = NSLayoutConstraint.Axis

  /// Adds a multiple of a line or a length. False for something that is not in `host`.
  mutating func put(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ factor: Double,
    in host: UIView, into row: inout LinearRow
  ) -> Bool {
    if let inner = attribute.ofMargins {
      guard let owner = item.owner else { return false }
      return put(
        inner, of: .guide(owner.layoutMarginsGuide), factor, in: host, into: &row)
    }
    guard let axis = attribute.axis else { return false }
    if attribute.isLength {
      putSize(axis, of: item, factor, into: &row)
      return true
    }
    guard putStart(axis, of: item, factor, in: host, into: &row) else { return false }
    switch attribute {
    case .right, .bottom, .trailing:
      putExtent(axis, of: item, factor, in: host, into: &row)
    case .centerX, .centerY:
      putExtent(axis, of: item, factor / 2, in: host, into: &row)
    case .firstBaseline:
      if let ascent = item.view?.textAscent {
        row.constant += factor * ascent
      } else {
        putExtent(axis, of: item, factor, in: host, into: &row)
      }
    case .lastBaseline:
      putExtent(axis, of: item, factor, in: host, into: &row)
      row.constant -= factor * (item.view?.textDescent ?? 0)
    default: break
    }
    return true
  }

  /// The left or upper edge.
  private mutating func putStart(
    _ axis: Axis, of item: LayoutItem, _ factor: Double, in host: UIView,
    into row: inout LinearRow
  ) -> Bool {
    switch item {
    case .guide(let guide):
      guard let owner = guide.owningView else { return false }
      putStart(axis, of: guide, factor, into: &row)
      if owner === host { return true }
      row.constant -= factor * owner.plane.start(axis)
      return putStart(axis, of: .view(owner), factor, in: host, into: &row)
    case .view(let view):
      if view === host {
        // From inside, the edges of a scroll view are those of its content.
        if !(view is UIScrollView) { row.constant += factor * view.plane.start(axis) }
        return true
      }
      var next = view
      while true {
        if let base = base(of: next) {
          row.add(base + axis.rawValue, factor)
        } else {
          row.constant += factor * next.origin.part(axis)
        }
        guard let outer = next.superview else { return false }
        if outer === host { return true }
        row.constant -= factor * outer.plane.start(axis)
        next = outer
      }
    }
  }

  /// The same of a guide, in its own view.
  private mutating func putStart(
    _ axis: Axis, of guide: UILayoutGuide, _ factor: Double, into row: inout LinearRow
  ) {
    switch guide.kind {
    case .own: row.add(base(of: guide) + axis.rawValue, factor)
    case .content: break
    case .frame, .safeArea, .margins:
      row.constant +=
        factor * ((guide.owningView?.plane.start(axis) ?? 0) + inset(guide).start(axis))
    }
  }

  /// How far it is from the left to the right edge, or down.
  private mutating func putExtent(
    _ axis: Axis, of item: LayoutItem, _ factor: Double, in host: UIView,
    into row: inout LinearRow
  ) {
    if case .view(let view) = item, view === host, let scroll = view as? UIScrollView {
      putSize(axis, of: .guide(scroll.contentLayoutGuide), factor, into: &row)
    } else {
      putSize(axis, of: item, factor, into: &row)
    }
  }

  private mutating func putSize(
    _ axis: Axis, of item: LayoutItem, _ factor: Double, into row: inout LinearRow
  ) {
    switch item {
    case .view(let view):
      if let base = base(of: view) {
        row.add(base + 2 + axis.rawValue, factor)
      } else {
        row.constant += factor * view.plane.size.length(axis)
      }
    case .guide(let guide):
      switch guide.kind {
      case .own, .content: row.add(base(of: guide) + 2 + axis.rawValue, factor)
      case .frame, .safeArea, .margins:
        guard let owner = guide.owningView else { return }
        putSize(axis, of: .view(owner), factor, into: &row)
        row.constant -= factor * inset(guide).sum(axis)
      }
    }
  }

  private mutating func inset(_ guide: UILayoutGuide) -> UIEdgeInsets {
    readsInsets = true
    return guide.insets
  }
}

extension LayoutItem {
  fileprivate var view: UIView? {
    if case .view(let view) = self { view } else { nil }
  }
}

extension CGRect {
  fileprivate func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { origin.part(axis) }
}

extension CGPoint {
  fileprivate func part(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}

extension CGSize {
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension UIEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
  fileprivate func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { start(axis) + end(axis) }
}
