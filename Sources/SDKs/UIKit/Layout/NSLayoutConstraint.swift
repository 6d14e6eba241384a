import Simulation

/// A rule about where two views are: `first = second × multiplier + constant`, or less or more.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final let first: LayoutSide
  final let second: LayoutSide
  /// How the two sides compare.
  public final let relation: Relation
  /// What the second side is multiplied by.
  public final let multiplier: CGFloat
  /// What is added to the second side; may change later.
  open var constant: CGFloat {
    didSet {
      constant = Self.checked(constant)
      if constant != oldValue { changed() }
    }
  }
  /// How important the constraint is.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
  /// A name for tests and notes.
  open var identifier: String?

  /// The view that has the constraint while it is active.
  final weak var host: UIView?
  /// The nearest view that both sides are in.
  final weak var common: UIView?
  /// How many had been activated before.
  final var serial = 0
  /// Whether the journal says that it could not hold.
  final var isToldBroken = false

  init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = Self.checked(multiplier)
    self.constant = Self.checked(constant)
    super.init()
  }

  /// A constraint between two views or layout guides; without a second one, of a length.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutSide(view1, attr1), relation, LayoutSide(view2, attr2), multiplier: multiplier,
      constant: c)
  }

  /// The view or layout guide on the first side.
  public final var firstItem: AnyObject? { first.item?.object }
  /// The line or length on the first side.
  public final var firstAttribute: Attribute { first.attribute }
  /// The view or layout guide on the second side.
  public final var secondItem: AnyObject? { second.item?.object }
  /// The line or length on the second side.
  public final var secondAttribute: Attribute { second.attribute }

  /// Whether the constraint is in force.
  open var isActive: Bool {
    get { host != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Puts these constraints in force.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Puts these constraints out of force.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// UIKit throws an exception for NaN.
  private static func checked(_ number: CGFloat) -> CGFloat {
    guard number.plausible != number || number.isNaN else { return number }
    World.current.journal.note(
      by: .app, "a constraint's number is not finite or too large",
      violation: .impossibleGeometry)
    return number.plausible
  }
}
