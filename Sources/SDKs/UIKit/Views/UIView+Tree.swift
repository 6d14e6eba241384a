import Simulation

extension UIView {
  /// Whether this is `view` or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || container?._withUnsafeGuaranteedRef { $0.isDescendant(of: view) } == true
  }

  /// Inserts `view` directly above another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + 1)
  }

  /// Inserts `view` directly below another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index)
  }

  /// Inserts `view` among the subviews. A view cannot be put into itself or a descendant, which
  /// would make a tree without a root: that is refused. So is a tree deeper than ``Nesting``
  /// allows.
  final func insert(_ view: UIView, at index: Int) {
    guard view.subviews.isEmpty && view !== self || !isDescendant(of: view) else {
      return World.current.journal.note(
        by: .app, "a view was put into itself", violation: .viewCycle)
    }
    if view.superview === self { return reorder(view, to: min(index, subviews.count - 1)) }
    guard
      Nesting.admits(view, into: self, "addSubview(_:)", levels: levels + view.height)
    else { return }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(to: self, from: oldWindow, window: newWindow)
    view.detach()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.container = .passUnretained(self)
    if view.autoLayout != nil { takePart() }
    hasLayoutBelow = true
    markLayoutAbove()
    didAddSubview(view)
    view.didMove(from: oldWindow, window: newWindow)
    setNeedsLayout()
    if oldWindow != nil || newWindow != nil { UIApplication.shared.geometryDidChange() }
  }

  final func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    willMove(to: nil, from: oldWindow, window: nil)
    parent.willRemoveSubview(self)
    detach()
    didMove(from: oldWindow, window: nil)
    if oldWindow != nil { UIApplication.shared.geometryDidChange() }
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: present)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    geometryDidChange()
  }

  private func detach() {
    if autoLayout != nil { leaveConstraints() }
    if let superview, let place = superview.subviews.firstIndex(where: { $0 === self }) {
      superview.subviews.remove(at: place)
    }
    container = nil
  }

  private func willMove(to parent: UIView?, from oldWindow: UIWindow?, window: UIWindow?) {
    willMove(toSuperview: parent)
    if oldWindow !== window { forEachInTree { $0.willMove(toWindow: window) } }
  }

  private func didMove(from oldWindow: UIWindow?, window: UIWindow?) {
    didMoveToSuperview()
    if oldWindow !== window { tellOfWindow() }
  }

  private func tellOfWindow() {
    guard let movingToWindow else { return tellTreeOfWindow() }
    movingToWindow(tellTreeOfWindow)
  }

  private func tellTreeOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// How many levels there are down to this view, itself included.
  private var levels: Int { (container?._withUnsafeGuaranteedRef { $0.levels } ?? 0) + 1 }

  /// How many levels there are from this view down; see ``Nesting/height(of:children:)``.
  private var height: Int { Nesting.height(of: self) { $0.subviews } }

  private func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachInTree(body) }
  }
}
