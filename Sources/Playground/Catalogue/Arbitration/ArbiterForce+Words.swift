package import Scenarios

extension ArbiterForce {
  /// What it is called in a list.
  package var title: String {
    switch self {
    case .dearer: "its next ad is worth half as much again"
    case .cheaper: "its next ad is worth a third less"
    case .infoChanges: "its loaded ad becomes worth twice as much"
    case .expires: "its loaded ad grows too old"
    case .outcome(let outcome): "answers: \(outcome.title)"
    case .showing(.fails): "its ad cannot be shown"
    case .showing(.sticks): "its ad cannot be closed"
    case .showing(.normal): "its ad can be shown"
    case .capped(true): "its placement is capped"
    case .capped(false): "its placement is free"
    case .endsUntold(true): "its SDK never says that its ad is gone"
    case .endsUntold(false): "its SDK says when its ad is gone"
    case .service(.ok): "the service answers"
    case .service(.unavailable): "there is no service"
    case .service(.error): "the service fails"
    case .service(.timeout): "the service never answers"
    case .service(.late): "the service answers too late"
    case .units(.normalised): "prices are compared for one impression each"
    case .units(.literal): "prices are compared as they are said"
    case .mode(.good): "the controller is built right"
    case .mode(.seed): "the controller is the published example"
    }
  }
}

extension ArbiterForce.Group {
  package var title: String {
    switch self {
    case .ad: "the ad"
    case .load: "the next load"
    case .show: "showing it"
    case .service: "the arbiter's service"
    case .controller: "the controller"
    }
  }
}

extension Scenario.NetworkOutcome {
  /// What a network answers, in a few words.
  var title: String {
    switch self {
    case .fill: "an ad"
    case .noFill: "no ad"
    case .networkError: "network error"
    case .badRequest: "bad request"
    case .timeout: "its own time-out"
    case .unknown: "unknown error"
    case .neverAnswers: "nothing, ever"
    case .answersTwice: "an ad, twice"
    }
  }
}
