import Simulation

/// The Sample network's ledger for one ad: any number of clicks, one impression.
final class SampleLedger {
  private(set) var hasImpression = false

  func countImpression() {
    guard !hasImpression else {
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
