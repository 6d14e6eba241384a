import AdServing
package import Observing
package import Scenarios

extension Force {
  /// What it makes a line do, in a few words.
  package var title: String {
    switch self {
    case .outcome(let outcome): outcome.title
    case .slow: "answer late"
    case .fault(let fault): fault.title
    case .showing(let showing): showing.title
    case .nothing: "nothing goes wrong"
    }
  }

  /// Its word in a scenario, which stands in grey behind the title; nil if there is none.
  package var id: String? {
    switch self {
    case .outcome(let outcome): outcome.rawValue
    case .slow, .nothing: nil
    case .fault(let fault): fault.rawValue
    case .showing(let showing): "showing \(showing.rawValue)"
    }
  }

  /// The mark of a forced line.
  fileprivate var mark: String { self == .nothing ? title : "forced: \(title)" }
}

extension Scenario.Outcome {
  fileprivate var title: String {
    switch self {
    case .fill: "have an ad"
    case .noFill: "have no ad"
    case .networkError: "fail: network error"
    case .badRequest: "refuse the request"
    case .timeout: "give up: time-out"
    case .unknown: "fail without a reason"
    case .neverAnswers: "never answer"
    case .answersTwice: "answer twice"
    case .answersInline: "answer at once"
    case .wrongFormat: "send another format"
    case .noSuchClass: "lack its adapter class"
    case .noSignals: "have no signals"
    case .signalsNeverCome: "never give signals"
    }
  }
}

extension Scenario.Showing {
  fileprivate var title: String {
    switch self {
    case .normal: "show as usual"
    case .fails: "fail to show"
    case .sticks: "refuse to close"
    }
  }
}

extension WireFault {
  fileprivate var title: String {
    switch self {
    case .dropsClicks: "lose the click"
    case .repeatsClicks: "tell the click twice"
    case .delaysClicks: "hold up the click"
    case .dropsImpressions: "lose the impression"
    case .repeatsImpressions: "tell the impression twice"
    case .delaysImpressions: "hold up the impression"
    case .dropsAnswer: "lose the answer"
    case .repeatsAnswer: "send the answer twice"
    case .delaysAnswer: "hold up the answer"
    case .dropsRender: "lose the view"
    case .dropsUntrack: "lose the view's removal"
    case .dropsPresent: "lose the call to show it"
    case .repeatsPresent: "tell \"on screen\" twice"
    case .dropsDismissal: "lose \"off screen\""
    case .dropsReward: "lose the reward"
    case .repeatsReward: "tell the reward twice"
    case .delaysReward: "hold up the reward"
    case .dropsSignals: "lose the signals"
    case .repeatsSignals: "send the signals twice"
    case .delaysSignals: "hold up the signals"
    case .reordersScreens: "swap closing and closed"
    }
  }
}

extension StageState.ForcedLine {
  package var words: [String] { forces.map(\.mark) }
}
