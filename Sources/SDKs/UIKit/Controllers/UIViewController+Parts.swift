import Simulation

extension UIViewController {
  /// Whether `child` may become a part of this one; noted if not.
  final func admits(part child: UIViewController) -> Bool {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      World.current.journal.note(
        by: .app, "a controller was made a part of itself", violation: .viewCycle)
      return false
    }
    let levels =
      Nesting.levels(to: self) { $0.parent } + Nesting.height(of: child) { $0.children }
    return Nesting.admits(child, into: self, "addChild(_:)", levels: levels)
  }
}
