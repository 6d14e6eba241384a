extension Stage {
  /// Which part of the trace is visible.
  package struct TraceView: Equatable, Sendable {
    /// The selected entry; nil while following the newest.
    package var selected: Int? {
      didSet { if !lit.contains(where: { $0 == selected }) { putOut() } }
    }
    package var filter = ""
    /// The entries that prove a broken rule; none as soon as the selection is on another one.
    package private(set) var lit: [Int] = []

    /// Goes to the first of these entries and lights them all.
    mutating func light(_ entries: [Int]) {
      lit = entries
      selected = entries.min()
    }

    mutating func putOut() { lit = [] }
  }
}
