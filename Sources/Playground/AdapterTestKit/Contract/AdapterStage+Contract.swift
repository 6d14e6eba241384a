import Catalogue
import Contract
import Playing
import Scenarios
import Simulation

extension AdapterStage {
  /// Waits for what must still come, and throws a ``ContractBroken`` if a rule is broken whose id is
  /// not among the allowed ones. Notes break nothing.
  public func checkContract(allowing allowed: [String] = []) async throws {
    let report = await contractReport(allowing: allowed)
    guard report.isKept else { throw ContractBroken(report: report) }
  }

  /// The same, as a value.
  public func contractReport(allowing allowed: [String] = []) async -> ContractReport {
    await drive { await $0.waitForDeadlinesLettingMainRun() }
    return ContractReport(session, title: title, allowing: allowed)
  }

  /// The ids of the rules that are broken by now, sorted, notes included.
  public var findings: [String] { session?.findings ?? [] }
}

extension ContractReport {
  @MainActor
  init(_ session: Session?, title: String, allowing allowed: [String]) {
    let entries = session?.journal.entries ?? []
    broken = entries.compactMap(Finding.init)
      .filter { $0.rule.severity != .note && !allowed.contains($0.rule.id) }
      .map { finding in
        BrokenRule(
          finding,
          proof: finding.proof.compactMap { number in entries.first { $0.number == number } }
            .map(EntryWords.inReport))
      }
    self.title = title
  }
}

extension BrokenRule {
  fileprivate init(_ finding: Finding, proof: [String]) {
    let rule = finding.rule
    id = rule.id
    severity = rule.severity.rawValue
    sentence = rule.sentence
    why = rule.why
    fix = finding.remedy.report
    self.proof = proof
  }
}
