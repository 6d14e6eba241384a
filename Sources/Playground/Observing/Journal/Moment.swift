/// How much has happened: everything that happens is written down or rings a timer, so while this
/// stays the same, so does everything else.
package struct Moment: Equatable, Sendable {
  package let entries: Int
  package let timers: Int
  /// Which of the worlds that follow one another on a stage it is.
  package var world = 0

  package init(entries: Int, timers: Int) {
    self.entries = entries
    self.timers = timers
  }
}
