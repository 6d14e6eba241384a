package import Simulation

/// Where a script or a journal ends, if a place beyond that was asked for.
package enum BeyondTheEnd: Equatable, Sendable {
  /// The last line of the scenario's file.
  case line(Int)
  /// The number of the journal's last entry.
  case entry(Int)
  /// When the last thing happens.
  case time(Instant)
}
