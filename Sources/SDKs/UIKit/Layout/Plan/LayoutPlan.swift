/// The rows that say where the views of a tree are.
///
/// Each view that constraints may move has four variables: where it is in its superview, and its size.
/// Other views are constants.
///
/// ```
/// label.leading = box.leading + 16     x = 16          box is the superview: its own edge is at 0
/// label.trailing ≤ box.trailing - 16   x + w ≤ 304     box is 320 points wide, and stays so
/// ```
@MainActor struct LayoutPlan {
  struct Row {
    var row: LinearRow
    let relation: LinearSolver.Relation
    let priority: Float
    /// Of two rows that are equally important, the one with the lower number is kept.
    let order: Int
    /// The constraint that the row is made of.
    let constraint: NSLayoutConstraint?
  }

  /// A view or guide, and the first of its variables.
  struct Movable {
    let item: LayoutItem
    let base: Int
  }

  let root: UIView
  private let isRootMovable: Bool
  /// How wide views are whose height depends on it.
  private let widths: [ObjectIdentifier: CGFloat]
  private(set) var rows: [Row] = []
  private(set) var movables: [Movable] = []
  private(set) var isPositive: [Bool] = []
  /// Whether a row depends on what bars cover of a view.
  var readsInsets = false
  private var bases: [ObjectIdentifier: Int] = [:]
  private static let afterConstraints = 1 << 40

  /// The rows of a tree; in one that is `fitted`, the root may take another size.
  init(root: UIView, widths: [ObjectIdentifier: CGFloat] = [:], fitting: LayoutFitting? = nil) {
    self.root = root
    self.widths = widths
    isRootMovable = fitting != nil || root.isSizedByContent
    let views = root.viewsWithPart
    // Of two views with equal priorities, the earlier one is as large as its content.
    for view in views { _ = base(of: view) }
    let constraints = views.flatMap { $0.autoLayout?.constraints ?? [] }
    for constraint in constraints.sorted(by: { $0.serial < $1.serial }) { add(constraint) }
    for stack in views.compactMap({ $0 as? UIStackView }) { StackRows(stack).add(to: &self) }
    if isRootMovable { addSize(fitting ?? LayoutFitting(keeping: root.bounds.size)) }
  }

  // MARK: Rows

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let host = constraint.common, let first = constraint.first.item else { return }
    var row = LinearRow(constant: -Double(constraint.constant))
    guard put(constraint.first.attribute, of: first, 1, in: host, into: &row) else { return }
    if let second = constraint.second.item {
      let factor = -Double(constraint.multiplier)
      guard put(constraint.second.attribute, of: second, factor, in: host, into: &row) else {
        return
      }
    }
    add(
      row, constraint.relation, constraint.priority, order: constraint.serial, of: constraint)
  }

  /// Adds a row that nobody wrote.
  mutating func add(
    _ row: LinearRow, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority
  ) {
    add(row, relation, priority, order: Self.afterConstraints + rows.count, of: nil)
  }

  private mutating func add(
    _ row: LinearRow, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
    order: Int, of constraint: NSLayoutConstraint?
  ) {
    var row = row
    if relation == .lessThanOrEqual { row.scale(by: -1) }
    rows.append(
      Row(
        row: row, relation: relation == .equal ? .equal : .atLeast,
        // The comparison is false for NaN.
        priority: priority.rawValue < 1000 ? priority.rawValue : 1000, order: order,
        constraint: constraint))
  }

  private mutating func addSize(_ fitting: LayoutFitting) {
    guard let base = base(of: root) else { return }
    add(
      LinearRow(constant: -fitting.size.width, terms: [.init(column: base + 2, factor: 1)]),
      .equal, fitting.horizontal)
    add(
      LinearRow(constant: -fitting.size.height, terms: [.init(column: base + 3, factor: 1)]),
      .equal, fitting.vertical)
  }

  // MARK: Variables

  /// The variables of a view; nil if it is a constant.
  mutating func base(of view: UIView) -> Int? {
    if let known = bases[ObjectIdentifier(view)] { return known < 0 ? nil : known }
    guard view === root ? isRootMovable : view.isMovedByConstraints else {
      bases[ObjectIdentifier(view)] = -1
      return nil
    }
    let base = takeBase(.view(view))
    addContent(of: view, base)
    return base
  }

  /// The variables of a guide.
  mutating func base(of guide: UILayoutGuide) -> Int {
    bases[ObjectIdentifier(guide)] ?? takeBase(.guide(guide))
  }

  /// A variable of the plan's own, which is not negative.
  mutating func takeColumn() -> Int {
    isPositive.append(true)
    return isPositive.count - 1
  }

  private mutating func takeBase(_ item: LayoutItem) -> Int {
    let base = isPositive.count
    bases[ObjectIdentifier(item.object)] = base
    movables.append(Movable(item: item, base: base))
    isPositive += [false, false, true, true]
    return base
  }

  /// A view would be as large as its content.
  private mutating func addContent(of view: UIView, _ base: Int) {
    let size = view.contentSize(forWidth: widths[ObjectIdentifier(view)])
    for (axis, length) in [(.horizontal, size.width), (.vertical, size.height)]
      as [(NSLayoutConstraint.Axis, CGFloat)]
    {
      let length = length.plausible
      guard length >= 0 else { continue }
      let row = LinearRow(
        constant: -length, terms: [.init(column: base + 2 + axis.rawValue, factor: 1)])
      add(row, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis))
      add(row, .lessThanOrEqual, view.contentHuggingPriority(for: axis))
    }
  }
}

/// The size that a view is to be fitted into.
struct LayoutFitting {
  let size: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
}

extension LayoutFitting {
  /// A view that nothing else is said of stays as large as it is.
  init(keeping size: CGSize) {
    self.init(size: size, horizontal: UILayoutPriority(1), vertical: UILayoutPriority(1))
  }
}
