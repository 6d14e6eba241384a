package import Simulation

/// Where a script or a journal ends, when a place behind its end was asked for.
package enum BeyondTheEnd: Equatable, Sendable {
  /// The last line of the scenario's file.
  case line(Int)
  /// The number of the journal's last entry.
  case entry(Int)
  /// The moment of the last thing that happens.
  case time(Instant)
}
