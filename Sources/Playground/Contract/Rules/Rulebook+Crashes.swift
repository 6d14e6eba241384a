import Simulation

extension Rulebook {
  /// Whose exception ended the application, where it was none of the application's or its layer's.
  static let crashRules: [Rule] = [
    crashed(
      .networkCrashed, .network,
      sentence: "The network's SDK threw an exception that nobody caught: the application ended.",
      fix:
        "Look whose classes the stack trace names. Take a version of the SDK that fits its adapter, do each step of its set-up, or leave out the network."
    ),
    crashed(
      .adapterCrashed, .adapter,
      sentence: "The adapter threw an exception that nobody caught: the application ended.",
      fix:
        "Answer with an error what is not there or has failed. A publisher takes versions of adapter and SDK that were built for each other."
    ),
    crashed(
      .googleCrashed, .google,
      sentence: "Google's own SDK threw an exception that nobody caught: the application ended.",
      fix:
        "Nothing in the adapter: update Google's SDK to a version whose release notes name the fix, or report the crash with its stack trace."
    ),
    crashed(
      .platformCrashed, .service,
      sentence:
        "The platform's own SDK threw an exception that nobody caught: the application ended.",
      fix:
        "Nothing in the adapter: update the platform's SDK to a version whose release notes name the fix, or report the crash with its stack trace."
    ),
  ]

  private static func crashed(
    _ violation: Violation, _ party: Party, sentence: String, fix: String
  ) -> Rule {
    Rule(
      id: violation.rawValue, severity: .error, party: party, sentence: sentence,
      why: "All that the application had is gone, and the store counts the crash as its own.",
      fix: fix, source: "public issues of networks and of plugins", breach: .noted(violation),
      occasion: .on(.networkAsked))
  }
}
