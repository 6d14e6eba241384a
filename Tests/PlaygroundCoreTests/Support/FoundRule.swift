import Contract
import Simulation
import Testing

/// A finding as it stands in a journal.
struct FoundRule {
  let entry: Entry
  let rule: String
  let severity: String
  let proof: [Int]

  var ad: String? { entry.ad }

  /// Its proof is there, earlier, and about the same ad; it comes of the last entry of it, and says
  /// what the rule says.
  func expectProof(in entries: [Entry], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!proof.isEmpty, sourceLocation: sourceLocation)
    #expect(proof == Set(proof).sorted(), sourceLocation: sourceLocation)
    #expect(
      proof.allSatisfy { 1 <= $0 && $0 < entry.number }, "\(entry)", sourceLocation: sourceLocation)
    for number in proof where 1...entries.count ~= number {
      let proving = entries[number - 1]
      #expect(proving.ad == ad, "\(proving) proves \(entry)", sourceLocation: sourceLocation)
      #expect(proving.finding == nil, sourceLocation: sourceLocation)
    }
    #expect(entry.cause == proof.last, sourceLocation: sourceLocation)
    let known = Rulebook.rule(rule)
    #expect(severity == known?.severity.rawValue, sourceLocation: sourceLocation)
    #expect(entry.message == known?.sentence, sourceLocation: sourceLocation)
    #expect(entry.from == known?.party, sourceLocation: sourceLocation)
  }
}

extension Entry {
  var finding: FoundRule? {
    guard case .finding(let rule, let severity, let proof) = kind else { return nil }
    return FoundRule(entry: self, rule: rule, severity: severity, proof: proof)
  }
}

extension Sequence<Entry> {
  /// What was found, in order.
  var findings: [FoundRule] { compactMap(\.finding) }
}
