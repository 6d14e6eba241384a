import SampleAdSDK
import Scenarios

extension Scenario.Outcome {
  /// How the Sample network's server brings this about.
  var sampleOutcome: SampleOutcome {
    switch self {
    // A missing class is noticed before any network is asked.
    case .fill, .noSuchClass: .fill
    case .noFill: .noFill
    // The Sample SDK has one code for everything that goes wrong on the network.
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
