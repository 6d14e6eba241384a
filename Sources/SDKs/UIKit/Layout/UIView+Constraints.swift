extension UIView {
  /// The constraints that are in force at this view.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// Puts a constraint of this view, or of views in it, in force.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(at: self) }

  /// Puts constraints of this view, or of views in it, in force.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Puts a constraint that is in force at this view out of force.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.host === self { constraint.deactivate() }
  }

  /// Puts constraints that are in force at this view out of force.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  /// The constraints in force that say where the view is in a direction.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    (autoLayout?.mentions ?? []).filter { $0.firstAttribute.axis == axis }
  }

  // MARK: Content

  /// How much the view resists to be larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging?[axis] ?? usualHugging
  }

  /// Sets how much the view resists to be larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let part = takePart()
    var pair = part.hugging ?? LayoutPair(horizontal: usualHugging, vertical: usualHugging)
    pair[axis] = priority
    part.hugging = pair
    setNeedsLayout()
  }

  /// How much the view resists to show less than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayout?.resistance?[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists to show less than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    let part = takePart()
    var pair =
      part.resistance ?? LayoutPair(horizontal: .defaultHigh, vertical: .defaultHigh)
    pair[axis] = priority
    part.resistance = pair
    setNeedsLayout()
  }

  private var usualHugging: UILayoutPriority { self is UISwitch ? .defaultHigh : .defaultLow }

  /// The content has another size.
  final func contentChanged() { if autoLayout != nil { invalidateIntrinsicContentSize() } }
}
