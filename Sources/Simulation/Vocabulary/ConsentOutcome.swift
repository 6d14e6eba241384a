/// What becomes of the question whether the user has to be asked for consent.
package enum ConsentOutcome: String, CaseIterable, Sendable {
  /// The user has to be asked, and there is a form.
  case required
  /// Nobody has to be asked.
  case notRequired
  /// The account has no form for the application.
  case misconfigured
  /// The phone has no connection.
  case offline
}
