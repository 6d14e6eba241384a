import Languages
import AdServing
package import Scenarios

extension Force {
  /// What you will see, in a few words.
  package var effect: String {
    switch self {
    case .outcome(let outcome): outcome.effect
    case .slow: localized("answers after 4.9 s, just before time-out")
    case .fault(let fault): fault.effect
    case .showing(let showing): showing.effect
    case .nothing: localized("an ad; every message arrives")
    }
  }
}

extension Scenario.Outcome {
  fileprivate var effect: String {
    switch self {
    case .fill: localized("an ad")
    case .noFill: localized("no inventory; next line is asked")
    case .networkError: localized("a network error; next line is asked")
    case .badRequest: localized("the network refuses; next line is asked")
    case .timeout: localized("the network gives up; next line is asked")
    case .unknown: localized("an unexplained error; next line is asked")
    case .neverAnswers: localized("no answer until Google's time-out")
    case .answersTwice: localized("an ad, answered twice")
    case .answersInline: localized("an ad, answered during the request call")
    case .wrongFormat: localized("the wrong format; next line is asked")
    case .noSuchClass: localized("the app does not contain the adapter")
    case .noSignals: localized("the bid takes no part in the auction")
    case .signalsNeverCome: localized("the auction waits, then leaves it out")
    }
  }
}

extension Scenario.Showing {
  fileprivate var effect: String {
    switch self {
    case .normal: localized("full screen: it opens and can be closed")
    case .fails: localized("full screen: the network cannot show it")
    case .sticks: localized("full screen: it opens and cannot be closed")
    }
  }
}

extension WireFault {
  fileprivate var effect: String {
    switch self {
    case .dropsClicks: localized("only one side counts the click")
    case .repeatsClicks: localized("one side counts the click twice")
    case .delaysClicks: localized("one side counts the click seconds later")
    case .dropsImpressions: localized("only one side counts the impression")
    case .repeatsImpressions: localized("one side counts the impression twice")
    case .delaysImpressions: localized("one side counts the impression later")
    case .dropsAnswer: localized("the answer is lost: time-out")
    case .repeatsAnswer: localized("the answer arrives twice")
    case .delaysAnswer: localized("the request and the answer are late")
    case .dropsRender: localized("the adapter never gets the view")
    case .dropsUntrack: localized("the adapter keeps a view that was removed")
    case .dropsPresent: localized("full screen: requested but never opens")
    case .repeatsPresent: localized("\"on screen\" is reported twice")
    case .dropsDismissal: localized("\"off screen\" is never reported")
    case .dropsReward: localized("the reward is earned but never given")
    case .repeatsReward: localized("the reward is reported twice")
    case .delaysReward: localized("the reward arrives seconds later")
    case .dropsSignals: localized("the signals are lost: it is left out")
    case .repeatsSignals: localized("the signals arrive twice")
    case .delaysSignals: localized("the signals come after the auction")
    case .reordersScreens: localized("\"closed\" is reported before \"closing\"")
    }
  }
}
