import AdServing
package import Scenarios

extension Force {
  /// What you will see, in a few words.
  package var effect: String {
    switch self {
    case .outcome(let outcome): outcome.effect
    case .slow: "answers after 4.9 s, just before time-out"
    case .fault(let fault): fault.effect
    case .showing(let showing): showing.effect
    case .nothing: "an ad; every message arrives"
    }
  }
}

extension Scenario.Outcome {
  fileprivate var effect: String {
    switch self {
    case .fill: "an ad"
    case .noFill: "no inventory; next line is asked"
    case .networkError: "a network error; next line is asked"
    case .badRequest: "the network refuses; next line is asked"
    case .timeout: "the network gives up; next line is asked"
    case .unknown: "an unexplained error; next line is asked"
    case .neverAnswers: "no answer until Google's time-out"
    case .answersTwice: "an ad, answered twice"
    case .answersInline: "an ad, answered during the request call"
    case .wrongFormat: "the wrong format; next line is asked"
    case .noSuchClass: "the app does not contain the adapter"
    case .noSignals: "the bid takes no part in the auction"
    case .signalsNeverCome: "the auction waits, then leaves it out"
    }
  }
}

extension Scenario.Showing {
  fileprivate var effect: String {
    switch self {
    case .normal: "full screen: it opens and can be closed"
    case .fails: "full screen: the network cannot show it"
    case .sticks: "full screen: it opens and cannot be closed"
    }
  }
}

extension WireFault {
  fileprivate var effect: String {
    switch self {
    case .dropsClicks: "only one side counts the click"
    case .repeatsClicks: "one side counts the click twice"
    case .delaysClicks: "one side counts the click seconds later"
    case .dropsImpressions: "only one side counts the impression"
    case .repeatsImpressions: "one side counts the impression twice"
    case .delaysImpressions: "one side counts the impression later"
    case .dropsAnswer: "the answer is lost: time-out"
    case .repeatsAnswer: "the answer arrives twice"
    case .delaysAnswer: "the request and the answer are late"
    case .dropsRender: "the adapter never gets the view"
    case .dropsUntrack: "the adapter keeps a view that was removed"
    case .dropsPresent: "full screen: requested but never opens"
    case .repeatsPresent: "\"on screen\" is reported twice"
    case .dropsDismissal: "\"off screen\" is never reported"
    case .dropsReward: "the reward is earned but never given"
    case .repeatsReward: "the reward is reported twice"
    case .delaysReward: "the reward arrives seconds later"
    case .dropsSignals: "the signals are lost: it is left out"
    case .repeatsSignals: "the signals arrive twice"
    case .delaysSignals: "the signals come after the auction"
    case .reordersScreens: "\"closed\" is reported before \"closing\""
    }
  }
}
