/// Which rules of the contract between Google's SDK and an adapter were broken.
public struct ContractReport: Equatable, Sendable, CustomStringConvertible {
  /// In the order they were found, without notes, and without those that were allowed.
  public let broken: [BrokenRule]
  /// What was played: the adapter and the format.
  public let title: String

  /// Whether all of it was kept.
  public var isKept: Bool { broken.isEmpty }

  /// Each broken rule with its reason, its fix, and the entries that prove it.
  public var description: String {
    guard !isKept else { return "\(title): no rule is broken" }
    return
      (["\(title): \(broken.count == 1 ? "a rule is" : "\(broken.count) rules are") broken"]
      + broken.map(\.description)).joined(separator: "\n")
  }
}

/// A rule that was broken.
public struct BrokenRule: Equatable, Sendable, CustomStringConvertible {
  /// Its id, as in the list of rules: `click-not-passed-on`.
  public let id: String
  /// `error` or `warning`.
  public let severity: String
  /// What was done, in one sentence.
  public let sentence: String
  /// Why it matters.
  public let why: String
  /// How to fix it.
  public let fix: String
  /// The entries of the journal that prove it, a line each.
  public let proof: [String]

  /// All of it, one thing a line.
  public var description: String {
    (["  \(severity) \(id)", "    \(sentence)", "    why   \(why)", "    fix   \(fix)"]
      + proof.map { "    proof \($0)" }).joined(separator: "\n")
  }
}

/// Thrown where the contract is not kept; its description is the report's.
public struct ContractBroken: Error, Equatable, CustomStringConvertible {
  /// What is broken.
  public let report: ContractReport
  /// The report's text.
  public var description: String { report.description }
}
