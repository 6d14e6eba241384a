extension Stage {
  /// Which part of the trace is visible.
  package struct TraceView: Equatable, Sendable {
    /// The selected entry; nil while following the newest.
    package var selected: Int? {
      didSet {
        far = nil
        if !lit.contains(where: { $0 == selected }) { putOut() }
      }
    }
    /// The selected entry of the other of two traces, if the stage's own does not have it.
    package internal(set) var far: Int?
    package var filter = ""
    /// The entries that are shown together: those that prove a broken rule, or what a story speaks
    /// of; none as soon as the selection is on another one.
    package private(set) var lit: [Int] = []
    /// Whether they prove a broken rule.
    package private(set) var isProof = false

    /// Lights entries that prove a broken rule, and goes to one of them: to the first, unless told.
    mutating func light(_ entries: [Int], selecting entry: Int? = nil) {
      (lit, isProof) = (entries, true)
      selected = entry ?? entries.min()
    }

    /// Lights entries that somebody is to look at, and goes to the last of them.
    mutating func show(_ entries: [Int]) {
      (lit, isProof) = (entries, false)
      selected = entries.max()
    }

    mutating func putOut() { (lit, isProof) = ([], false) }

    /// How many rows it takes to see them all.
    var litRows: Int {
      guard let first = lit.min(), let last = lit.max() else { return 0 }
      return last - first + 1
    }

    /// How many rows a look is about, with the one that follows.
    var rowsShown: Int { isProof || lit.isEmpty ? 0 : litRows + 1 }

    /// The entry that the visible rows are around: where all that is lit fits, its middle.
    func middle(height: Int) -> Int? {
      guard litRows > 0, litRows <= height, let first = lit.min() else { return selected }
      return first + (litRows - 1) / 2
    }
  }
}
