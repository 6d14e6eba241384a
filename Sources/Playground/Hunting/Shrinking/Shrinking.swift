/// Makes a scenario smaller while something still holds for it, step by step and always in the same
/// way: whoever plays says which candidate was the first to hold.
///
/// It keeps the structure of a scenario: units go with the steps that name them, lines and settings
/// one by one, times become round. It ends when no candidate holds any more, so no single step can be
/// left out of the result.
package struct Shrinking: Sendable {
  package private(set) var tree: JSONTree
  private var candidates: [JSONTree] = []
  /// The next candidate.
  private var place = 0
  private var pass = 0
  /// Whether any pass of this round found something.
  private var hasShrunk = false

  package init(_ tree: JSONTree) {
    self.tree = tree
    candidates = ShrinkingPass.all[0].candidates(of: tree)
    settle()
  }

  package var isDone: Bool { pass >= ShrinkingPass.all.count }

  /// Some candidates to try, from the first on.
  package func next(_ count: Int) -> [JSONTree] { Array(candidates[place...].prefix(count)) }

  /// Says which of the next candidates was the first that holds: all before it do not. Nil if none
  /// of the first `count` holds.
  package mutating func answer(_ holding: Int?, of count: Int) {
    if let holding, place + holding < candidates.count {
      tree = candidates[place + holding]
      hasShrunk = true
      candidates = ShrinkingPass.all[pass].candidates(of: tree)
      // What was tried before may be tried again in the next round.
      place = min(place + holding, candidates.count)
    } else {
      place = min(place + count, candidates.count)
    }
    settle()
  }

  /// Goes on to the next pass that has candidates.
  private mutating func settle() {
    while !isDone, place >= candidates.count {
      pass += 1
      if isDone, hasShrunk { (pass, hasShrunk) = (0, false) }
      candidates = isDone ? [] : ShrinkingPass.all[pass].candidates(of: tree)
      place = 0
    }
  }
}
