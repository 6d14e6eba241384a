import SampleAdSDK
import Scenarios

extension Scenario.Outcome {
  /// What the Sample network says before an auction.
  var sampleSignals: SampleSignals {
    switch self {
    case .noSignals: .refused
    case .signalsNeverCome: .silent
    default: .given
    }
  }

  /// How the Sample network's server brings this about.
  var sampleOutcome: SampleOutcome {
    switch self {
    // A missing class is noticed before any network is asked.
    case .fill, .noSuchClass: .fill
    // What is not at the auction is not asked for an ad.
    case .noSignals, .signalsNeverCome: .fill
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
