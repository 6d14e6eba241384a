import Simulation

/// How deeply views and controllers may be nested.
///
/// Code that looks at all of them recurses once per level, and its stack is limited. Deeper
/// nesting is refused on insertion, so nothing else has to count.
@MainActor enum Nesting {
  /// No screen comes near this, and a thousand calls fit on any stack.
  static let limit = 1_000

  /// Whether `inner`, with everything in it, may be put into `outer`; noted if not. There would be
  /// so many levels then. `what` says what was tried.
  static func admits<Node: AnyObject>(
    _ inner: Node, into outer: Node, _ what: String, levels: Int
  ) -> Bool {
    guard levels > limit else { return true }
    World.current.journal.note(
      by: .app, "\(what) refused: deeper than \(limit) levels", violation: .tooDeep,
      data: ["inner": .string("\(type(of: inner))"), "outer": .string("\(type(of: outer))")])
    return false
  }

  /// The number of levels down to `node`, itself included.
  static func levels<Node: AnyObject>(to node: Node, parent: (Node) -> Node?) -> Int {
    var levels = 1
    var next = parent(node)
    while let ancestor = next {
      levels += 1
      next = parent(ancestor)
    }
    return levels
  }

  /// The number of levels from `node` down, itself included; never above the limit, since each view in
  /// it was checked when it was added.
  static func height<Node: AnyObject>(of node: Node, children: (Node) -> [Node]) -> Int {
    var highest = 0
    for child in children(node) { highest = max(highest, height(of: child, children: children)) }
    return highest + 1
  }
}
