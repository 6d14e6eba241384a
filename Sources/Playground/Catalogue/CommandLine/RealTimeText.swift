/// What is said about a run that waited for the real clock.
package enum RealTimeText {
  /// In the journal.
  package static let note = "an adapter answered by the real clock; this run may not repeat"

  /// On standard error.
  package static func sentence(_ name: String, milliseconds: Int) -> String {
    "\(name): \(milliseconds.grouped) ms of real time passed, for an adapter whose timer uses the "
      + "real clock; the next run may differ"
  }
}
