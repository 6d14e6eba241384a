/// The rows that a stack makes for its views.
///
/// ```
/// |margin|first|room|second|room|third|margin|
/// ```
@MainActor struct StackRows {
  private let stack: UIStackView
  private let views: [UIView]
  private let margins: UIEdgeInsets
  private let along: NSLayoutConstraint.Axis
  private let across: NSLayoutConstraint.Axis

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.shownViews
    margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    along = stack.axis
    across = along == .horizontal ? .vertical : .horizontal
  }

  func add(to plan: inout LayoutPlan) {
    guard let first = views.first, let last = views.last else { return }
    equal(first, along.start, stack, along.start, margins.start(along), &plan)
    equal(last, along.end, stack, along.end, -margins.end(along), &plan)
    addLengths(&plan)
    addRooms(&plan)
    for view in views { addAcross(view, first, &plan) }
  }

  // MARK: Along

  private func addLengths(_ plan: inout LayoutPlan) {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fillEqually:
      for view in views.dropFirst() { equal(view, along.length, first, along.length, 0, &plan) }
    case .fillProportionally:
      let lengths = views.map { max(0, $0.contentSize(forWidth: nil).length(along).plausible) }
      guard let whole = lengths.first, whole > 0 else { return }
      for (view, length) in zip(views, lengths).dropFirst() {
        // view ÷ length = first ÷ whole
        let share = (first, along.length, -length / whole)
        add(.equal, UILayoutPriority(999), [(view, along.length, 1), share], 0, &plan)
      }
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private func addRooms(_ plan: inout LayoutPlan) {
    let pairs = zip(views, views.dropFirst())
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (one, next) in pairs {
        equal(next, along.start, one, along.end, stack.room(after: one), &plan)
      }
    case .equalSpacing: addEqual(along.end, along.start, at: .required, &plan)
    case .equalCentering: addEqual(along.center, along.center, at: UILayoutPriority(149), &plan)
    }
  }

  /// The distances from one view to the next are the same, and there is room between them.
  private func addEqual(
    _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute,
    at priority: UILayoutPriority, _ plan: inout LayoutPlan
  ) {
    guard views.count > 1 else { return }
    let distance = plan.takeColumn()
    for (one, next) in zip(views, views.dropFirst()) {
      add(
        .greaterThanOrEqual, .required, [(next, along.start, 1), (one, along.end, -1)],
        -stack.room(after: one), &plan)
      add(.equal, priority, [(next, to, 1), (one, from, -1)], 0, &plan, less: distance)
    }
  }

  // MARK: Across

  private func addAcross(_ view: UIView, _ first: UIView, _ plan: inout LayoutPlan) {
    let (start, end) = (across.start, across.end)
    let (before, after) = (margins.start(across), -margins.end(across))
    switch stack.alignment {
    case .fill:
      equal(view, start, stack, start, before, &plan)
      equal(view, end, stack, end, after, &plan)
      return
    case .leading: equal(view, start, stack, start, before, &plan)
    case .trailing: equal(view, end, stack, end, after, &plan)
    case .center: equal(view, across.center, stack, across.center, (before + after) / 2, &plan)
    case .firstBaseline where across == .vertical:
      if view !== first { equal(view, .firstBaseline, first, .firstBaseline, 0, &plan) }
    case .lastBaseline where across == .vertical:
      if view !== first { equal(view, .lastBaseline, first, .lastBaseline, 0, &plan) }
    case .firstBaseline, .lastBaseline: equal(view, start, stack, start, before, &plan)
    }
    add(.greaterThanOrEqual, .required, [(view, start, 1), (stack, start, -1)], -before, &plan)
    add(.greaterThanOrEqual, .required, [(stack, end, 1), (view, end, -1)], after, &plan)
  }

  // MARK: Rows

  private func equal(
    _ one: UIView, _ line: NSLayoutConstraint.Attribute, _ other: UIView,
    _ otherLine: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ plan: inout LayoutPlan
  ) {
    add(.equal, .required, [(one, line, 1), (other, otherLine, -1)], -constant, &plan)
  }

  private func add(
    _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
    _ lines: [(UIView, NSLayoutConstraint.Attribute, CGFloat)], _ constant: CGFloat,
    _ plan: inout LayoutPlan, less distance: Int? = nil
  ) {
    var row = LinearRow(constant: constant)
    if let distance { row.add(distance, -1) }
    for (view, line, factor) in lines {
      guard plan.put(line, of: .view(view), factor, in: stack, into: &row) else { return }
    }
    plan.add(row, relation, priority)
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var start: NSLayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  fileprivate var end: NSLayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
  fileprivate var center: NSLayoutConstraint.Attribute {
    self == .horizontal ? .centerX : .centerY
  }
  fileprivate var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
