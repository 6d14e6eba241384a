package import Simulation

/// A recording as a stage shows it: its entries without holes, and how they are read.
package struct StagedRecording: Sendable {
  package let entries: [Entry]
  /// The books before the first entry.
  package let ledgers: Ledgers

  /// Nil if its entries were not kept.
  package init?(_ recording: Recording) {
    guard let kept = recording.kept else { return nil }
    let row = EntryRow(kept, settled: recording.isOver ? .max : recording.settled)
    entries = row.entries
    ledgers = Ledgers(recording.isPlayed ? nil : PhoneReading(recording, row))
  }
}
