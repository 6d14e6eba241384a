import Simulation

/// The Sample network's ledger for one ad: any number of clicks, and one impression unless its guard
/// against doubles is off.
final class SampleLedger {
  var isGuarded = true
  private(set) var hasImpression = false

  /// Whether another impression would not be counted.
  var isClosed: Bool { isGuarded && hasImpression }

  func countImpression() {
    guard !isClosed else {
      return World.current.journal.note(
        by: network, "the impression was counted already")
    }
    hasImpression = true
    World.current.journal.count(Count(.impression, in: .network), by: network)
  }

  func countClick() {
    World.current.journal.count(Count(.click, in: .network), by: network)
  }
}
