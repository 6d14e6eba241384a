/// What is said about a run that waited for the real clock.
package enum RealTimeText {
  /// On standard error, where that was not enough.
  package static func lostPatience(_ name: String) -> String {
    "\(name): an adapter still owed an answer when the time for timers of the real clock was over; "
      + "--patience 30s waits longer"
  }

  /// On standard error.
  package static func sentence(_ name: String, milliseconds: Int) -> String {
    "\(name): \(milliseconds.grouped) ms of real time passed, for an adapter whose timer uses the "
      + "real clock; the next run may differ"
  }
}
