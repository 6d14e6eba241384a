import Simulation

/// Keeps a tree of views as its constraints say.
@MainActor final class LayoutEngine {
  /// Whether something has changed that may move views.
  var isStale = true
  /// The view whose request for layout follows from the constraints.
  var placed: UIView?
  /// The constraints that cannot hold.
  private(set) var broken: [NSLayoutConstraint] = []
  /// Whether there are more constraints than can be solved.
  private var isCut = false
  private var isPassing = false
  /// How many notes there are; a screen that is all wrong has enough of them.
  private var told = 0
  private var isCutTold = false
  /// How many rows were looked at in this pass.
  private var work = 0
  /// How often everything was settled at this moment.
  private var turns = 0
  private var moment: Instant?
  /// What was solved last, by the first view of each system.
  private var solved: [ObjectIdentifier: [Solved]] = [:]

  private struct Solved {
    let system: LayoutSystem
    let solution: LayoutSystem.Solution
  }

  private static let effort = 400_000
  private static let most = 50

  /// Lays out a view and what is in it, again while that moves views that others depend on.
  func layOut(_ view: UIView, in root: UIView) {
    guard !isPassing else {
      settle(root)
      return view.layoutTree()
    }
    isPassing = true
    work = 0
    for _ in 0..<8 {
      settle(root)
      view.layoutTree()
      guard isStale, view.needsLayout || view.hasLayoutBelow else { break }
    }
    isPassing = false
    if root is UIWindow { tell() }
  }

  /// Gives all views the places that follow from the constraints, if something has changed.
  func settle(_ root: UIView) {
    guard isStale, work < Self.effort, mayTurn() else { return }
    isStale = false
    root.updateConstraintsBelow()
    var widths: [ObjectIdentifier: CGFloat] = [:]
    // A text's height follows from its width, on which its height seldom has an influence.
    for _ in 0..<4 {
      let plan = LayoutPlan(root: root, widths: widths)
      work += plan.rows.count
      let values = solve(plan)
      let wanted = plan.wrapped(values)
      guard wanted == widths else {
        widths = wanted
        continue
      }
      return place(plan, values)
    }
    let plan = LayoutPlan(root: root, widths: widths)
    place(plan, solve(plan))
  }

  /// False for views that move each other without end: they stay where they are until time passes.
  private func mayTurn() -> Bool {
    let now = World.current.timeline.now
    turns = now == moment ? turns + 1 : 0
    moment = now
    return turns < 200
  }

  /// The values of the plan's variables.
  private func solve(_ plan: LayoutPlan) -> [Double] {
    var values = Array(repeating: 0.0, count: plan.isPositive.count)
    let systems = LayoutSystems(plan)
    var broken = systems.constants.filter { !plan.rows[$0].isMet }
    let before = solved
    solved = [:]
    isCut = false
    for entry in systems.entries {
      let key = ObjectIdentifier(plan.item(of: entry.columns[0]).object)
      let known = before[key]?.first { $0.system == entry.system }
      let solution = known?.solution ?? entry.system.solution
      solved[key, default: []].append(Solved(system: entry.system, solution: solution))
      for (local, column) in entry.columns.enumerated() { values[column] = solution.values[local] }
      broken += solution.broken.map { entry.places[$0] }
      isCut = isCut || solution.isCut
    }
    self.broken = broken.sorted { plan.rows[$0].order < plan.rows[$1].order }
      .compactMap { plan.rows[$0].constraint }
    return values
  }

  private func place(_ plan: LayoutPlan, _ values: [Double]) {
    var isMoved = false
    for movable in plan.movables {
      let solved = movable.frame(in: values)
      switch movable.item {
      case .view(let view): isMoved = place(view, solved, isRoot: view === plan.root) || isMoved
      case .guide(let guide): guide.take(solved, plan, movable.base)
      }
    }
    if isMoved, plan.readsInsets { isStale = true }
  }

  /// Whether the view was elsewhere.
  private func place(_ view: UIView, _ solved: CGRect, isRoot: Bool) -> Bool {
    let frame = isRoot ? CGRect(origin: view.origin, size: solved.size) : solved
    let size = view.plane.size
    guard !frame.origin.isNear(view.origin) || !frame.size.isNear(size) else { return false }
    if !frame.size.isNear(size) {
      view.bounds = CGRect(origin: view.plane.origin, size: frame.size)
    }
    view.place(at: frame.origin, showing: view.plane)
    view.superview?.setNeedsLayoutAsPlaced()
    return true
  }

  private func tell() {
    for constraint in broken where !constraint.isToldBroken && told < Self.most {
      told += 1
      constraint.tellBroken()
    }
    guard isCut, !isCutTold else { return }
    isCutTold = true
    World.current.journal.note(by: .app, "too many constraints; some were ignored")
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-5 && abs(y - other.y) < 1e-5
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-5 && abs(height - other.height) < 1e-5
  }
}
