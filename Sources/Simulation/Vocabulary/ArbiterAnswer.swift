/// What an arbiter's server does when it is asked.
package enum ArbiterAnswer: String, CaseIterable, Sendable {
  case ok
  /// There is no such service yet.
  case unavailable
  case error
  /// An answer that says nothing.
  case empty
  /// No answer at all.
  case timeout
  /// The answer comes when nobody waits for it any more.
  case late
}
