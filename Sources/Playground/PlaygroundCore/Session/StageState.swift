package import Simulation

/// All that a screen may know of a session: values, taken at one moment.
package struct StageState: Sendable {
  package var title: String
  package var seed: UInt64
  package var now: Instant
  /// When something happened last: an entry was written, or a timer moved something in silence.
  package var lastHappening: Instant
  package var moment: Moment
  package var units: [UnitState]
  /// The unit that is looked at.
  package var unit: String
  package var options: Scenario.Options
  /// The lines of that unit.
  package var lines: [Scenario.Line]
  /// The newest ad of that unit.
  package var ad: AdRecord?
  package var device: DeviceSnapshot
  package var entries: [Entry]
  package var ledgers: Ledgers
  /// When the next timer rings, if one waits.
  package var nextTimer: Instant?

  /// A unit in the list of ads.
  package struct UnitState: Equatable, Sendable {
    package var id: String
    package var title: String
    package var format: Scenario.Format
    package var state: AdRecord.State?
  }
}
