import SampleAdSDK
import Scenarios

extension Scenario.Outcome {
  /// What the Sample network's server does to bring it about.
  var sampleOutcome: SampleOutcome {
    switch self {
    // The class is missing before any network is asked.
    case .fill, .noSuchClass: .fill
    case .noFill: .noFill
    // The Sample SDK has one code for all that goes wrong on the way.
    case .networkError, .timeout: .networkError
    case .badRequest: .badRequest
    case .unknown: .unknown
    case .neverAnswers: .neverAnswers
    case .answersTwice: .answersTwice
    case .answersInline: .answersInline
    case .wrongFormat: .wrongFormat
    }
  }
}
