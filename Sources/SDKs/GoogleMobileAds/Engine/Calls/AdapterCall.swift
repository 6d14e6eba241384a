import AdServing
import Simulation

/// What Google's SDK and an adapter say to each other, whatever it is called. Google does the same
/// for adapters of every kind; only the names differ, and ``AdapterNaming`` knows them.
package enum AdapterCall: CaseIterable, Sendable {
  // Google asks for an ad, and the adapter answers.
  case load
  case answerAd, answerError, answerBoth, answerNeither
  // Google asks who tracks, and says what it sees.
  case clicksFlag, impressionsFlag
  case render, untrack, impressionTold, clickTold
  // Google has a full-screen ad shown.
  case present
  // The adapter reports.
  case impression, click
  case willPresent, willDismiss, didDismiss, presentFailed, willLeave
}

extension AdapterCall {
  /// The call of an answer.
  init(_ answer: LineAnswer) {
    self =
      switch answer {
      case .ad: .answerAd
      case .error: .answerError
      case .both: .answerBoth
      case .neither: .answerNeither
      }
  }
}
