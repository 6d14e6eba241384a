/// How much has happened: whatever happens is written down or rings a timer, so while it is the same,
/// so is everything else.
package struct Moment: Equatable, Sendable {
  package let entries: Int
  package let timers: Int
  /// Which one it is of the worlds that follow one another on a stage.
  package var world = 0

  package init(entries: Int, timers: Int) {
    self.entries = entries
    self.timers = timers
  }
}
