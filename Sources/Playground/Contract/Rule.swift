package import Simulation

/// A promise between the parties of a mediated ad, and how a breach is recognized.
///
/// Rules are values; a table of them is the contract. They look at what happens to one ad and never
/// at findings.
package struct Rule: Sendable {
  /// The id that scenarios and reports use: `click-not-passed-on`.
  package let id: String
  package let severity: Severity
  /// The party that must keep it.
  package let party: Party
  /// What was done, in one sentence.
  package let sentence: String
  /// Why it matters.
  package let why: String
  /// How to fix it.
  package let fix: String
  /// The same for a custom event of SDK 7, where other names of calls are not all that differs.
  package var olderFix: String?
  /// The line of code that does it, where one line does; of the adapter for today's interface.
  package var code: String?
  /// Where the rule comes from.
  package let source: String
  let breach: Breach
  /// How long it waits for what must follow, or for an ad in sight, before it is judged.
  package var patience: Duration { breach.silence }
  /// Whether it waits as long as an ad is in sight.
  package var isAboutSight: Bool { breach.isInSight }
  /// Whether a party notes the breach itself, in words of its own.
  package var isNoted: Bool { if case .noted = breach { true } else { false } }
  /// When it is at stake.
  var occasion = Occasion.always
  /// What must cross the wire between Google and the adapter for it to be kept: the names of
  /// crossings. A faulty wire breaks it without the adapter's doing.
  package internal(set) var wires: [String] = []

  package enum Severity: String, CaseIterable, Sendable {
    /// Money or callbacks are lost, or counted twice.
    case error
    /// It works here and breaks elsewhere.
    case warning
    /// Worth knowing.
    case note
  }

  /// Returns the numbers of the entries that prove a breach; nil if the rule is kept.
  typealias Check = @Sendable (AdCase, Entry) -> [Int]?

  /// How a breach is noticed.
  enum Breach: Sendable {
    /// A party noted it.
    case noted(Violation)
    /// One of these events happened when it must not have. The check sees what happened before it.
    case happened([Sense], Check)
    /// One of these events was not followed by another in time: by default, by the end of the same
    /// moment.
    case missing(after: [Sense], within: Duration = .zero, Check)
    /// The ad has been in view for this long without a break, and something is missing.
    case inSight(for: Duration, Check)
    /// An ad that covers the application had one of these events, or had it and was not heard of again
    /// within the time. An adapter, a controller or a service may have asked its network for it; only what comes from
    /// `by` begins anything, if that is somebody.
    case covering([Sense], within: Duration? = nil, by: Party? = nil, Check)
    /// The application received a native ad, the only kind whose assets it sees, and it is not as
    /// it must be.
    case nativeAdReceived(Check)
    /// One of these events happened to ads that a controller lets compete, when it must not have; or it
    /// was not followed by another, if that may take a time.
    case competed([Sense], within: Duration? = nil, Competition.Check)
    /// The same for ads that a service loads and shows.
    case served([Sense], within: Duration? = nil, Serving.Check)
  }
}
