package import Simulation

/// A promise between the parties of a mediated ad, and what it looks like when somebody breaks it.
///
/// Rules are values: a table of them is the contract. They look at what happens to one ad and never at
/// findings.
package struct Rule: Sendable {
  /// The word that scenarios and reports use: `click-not-passed-on`.
  package let id: String
  package let severity: Severity
  /// Who has to keep it.
  package let party: Party
  /// What was done, in one sentence.
  package let sentence: String
  /// Why it matters.
  package let why: String
  /// How it is mended.
  package let mend: String
  /// Where the rule comes from.
  package let source: String
  let breach: Breach

  package enum Severity: String, CaseIterable, Sendable {
    /// Money or callbacks are lost, or counted twice.
    case error
    /// It works here and breaks elsewhere.
    case warning
    /// Worth knowing.
    case note
  }

  /// Looks at what has happened to an ad; answers the proof that the rule is broken: the numbers of the
  /// entries.
  typealias Check = @Sendable (AdCase, Entry) -> [Int]?

  /// How it is noticed that a rule is broken.
  enum Breach: Sendable {
    /// A party has noted it itself.
    case noted(Violation)
    /// Something happened that must not happen now. What is asked is what had happened before.
    case happened([Sense], Check)
    /// Something did not follow on something else in time; in no time, that is by the end of the same
    /// moment, unless more is said.
    case missing(after: [Sense], within: Duration = .zero, Check)
    /// The ad has been in sight for so long, from whenever it came into sight, and something did not
    /// follow.
    case inSight(for: Duration, Check)

    /// The application was handed a native ad, the only sort whose assets it sees.
    static func nativeAdReceived(_ check: @escaping Check) -> Self {
      .happened([.adReceived]) { ad, entry in ad.isNative ? check(ad, entry) : nil }
    }
  }
}
