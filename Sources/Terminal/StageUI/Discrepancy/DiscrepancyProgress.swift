package import Observing

/// Many runs on their way, and what they have counted when they are done.
package struct DiscrepancyProgress: Equatable, Sendable {
  package var done: Int
  package var total: Int
  package var outcome: Outcome?

  package enum Outcome: Equatable, Sendable {
    case counted(Discrepancy)
    case failed(String)
  }

  /// How many runs there are.
  package static let runs = 2000

  package init(done: Int = 0, total: Int = runs, outcome: Outcome? = nil) {
    self.done = done
    self.total = total
    self.outcome = outcome
  }
}

extension Stage {
  mutating func openDiscrepancy(_ state: StageState) -> [StageEffect] {
    overlay = .discrepancy
    discrepancy = DiscrepancyProgress()
    return [.wish(.measureDiscrepancy(unit: unit))]
  }

  /// Any key closes it; runs that are still on their way are stopped.
  mutating func closeDiscrepancy() -> [StageEffect] {
    let isRunning = discrepancy?.outcome == nil
    (overlay, discrepancy) = (nil, nil)
    return isRunning ? [.wish(.stopMeasuring)] : []
  }
}
