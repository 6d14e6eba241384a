import Observing

// The contract room: which finding is selected, and what shows it.
extension Stage {
  /// The place of the finding that is selected; the newest while nobody has moved.
  func findingInFocus(_ state: StageState) -> Int? {
    let count = state.ledgers.findings.count
    guard count > 0 else { return nil }
    return max(0, min(count - 1, finding ?? count - 1))
  }

  mutating func moveFinding(by step: Int, _ state: StageState) {
    guard let place = findingInFocus(state) else { return }
    let next = place + step
    finding = next >= state.ledgers.findings.count - 1 && step > 0 ? nil : max(0, next)
  }

  /// The chain of causes that leads to the finding.
  mutating func explainFinding(_ state: StageState) {
    guard let place = findingInFocus(state) else { return }
    overlay = .chain(entry: state.ledgers.findings[place].entry, scroll: 0)
  }
}
