import Catalogue
import Observing
import Simulation

// From a broken rule to the rows that prove it.
extension Stage {
  /// Goes to the first row that proves it, and lights them all. A filter could hide some, so it is
  /// cleared.
  mutating func showProof(of entry: Int, _ proof: [Int]) {
    trace.filter = ""
    trace.light(proof.isEmpty ? [entry] : proof)
    pane = .trace
  }

  /// Goes to the proof of the next broken rule after the selected row, or of the one before, and from each
  /// end to the other.
  mutating func goToBrokenRule(by step: Int, _ state: StageState) -> [StageEffect] {
    let all = state.ledgers.findings.map { ($0.entry, $0.proof.isEmpty ? [$0.entry] : $0.proof) }
      .sorted { $0.1.max() ?? 0 < $1.1.max() ?? 0 }
    guard let last = all.indices.last else { return say(.noRuleIsBroken) }
    let row = trace.selected ?? (step > 0 ? 0 : .max)
    let next =
      if let now = all.firstIndex(where: { $0.1 == trace.lit }) { now + step } else {
        step > 0
          ? all.firstIndex { $0.1.max() ?? 0 > row } ?? 0
          : all.lastIndex { $0.1.max() ?? 0 < row } ?? last
      }
    let chosen = all[(next + all.count) % all.count]
    showProof(of: chosen.0, chosen.1)
    return []
  }

  /// The selected row of the trace, or the newest.
  func entryInTrace(_ state: StageState) -> Entry? {
    visibleEntries(state).entry(upTo: trace.selected)
  }

  /// Goes from a broken rule to its proof, and from any other row to its causes.
  mutating func explainEntry(_ state: StageState) {
    // What only the other world has is explained there.
    guard trace.far == nil, let entry = entryInTrace(state) else { return }
    if let proof = entry.proof { return showProof(of: entry.number, proof) }
    explain(entry: entry.number)
  }
}

extension Entry {
  /// What proves the broken rule that it is about; nil if it is about none.
  var proof: [Int]? {
    guard case .finding(_, _, let proof) = kind, !proof.isEmpty else { return nil }
    return proof
  }
}
