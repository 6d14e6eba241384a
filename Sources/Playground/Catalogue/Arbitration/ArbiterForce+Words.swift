import Languages
package import Scenarios

extension ArbiterForce {
  /// What it is called in a list.
  package var title: String {
    switch self {
    case .dearer: localized("its next ad is worth half as much again")
    case .cheaper: localized("its next ad is worth a third less")
    case .infoChanges: localized("its loaded ad becomes worth twice as much")
    case .expires: localized("its loaded ad grows too old")
    case .outcome(let outcome): localized("answers: \(outcome.title)")
    case .showing(.fails): localized("its ad cannot be shown")
    case .showing(.sticks): localized("its ad cannot be closed")
    case .showing(.normal): localized("its ad can be shown")
    case .showsAtPlacement: localized("the app shows an ad at the placement \(Self.placement)")
    case .capped(true): localized("its placement is capped")
    case .capped(false): localized("its placement is free")
    case .endsUntold(true): localized("its SDK never says that its ad is gone")
    case .endsUntold(false): localized("its SDK says when its ad is gone")
    case .service(.ok): localized("the service answers")
    case .service(.unavailable): localized("there is no service")
    case .service(.error): localized("the service fails")
    case .service(.timeout): localized("the service never answers")
    case .service(.late): localized("the service answers too late")
    case .units(.normalised): localized("prices are compared for one impression each")
    case .units(.literal): localized("prices are compared as they are said")
    case .mode(.good): localized("the controller is built right")
    case .mode(.seed): localized("the controller is the published example")
    }
  }
}

extension ArbiterForce.Group {
  package var title: String {
    switch self {
    case .ad: localized("the ad")
    case .load: localized("the next load")
    case .show: localized("showing it")
    case .service: localized("the arbiter's service")
    case .controller: localized("the controller")
    }
  }
}

extension Scenario.NetworkOutcome {
  /// What a network answers, in a few words.
  var title: String {
    switch self {
    case .fill: localized("an ad")
    case .noFill: localized("no ad")
    case .networkError: localized("network error")
    case .badRequest: localized("bad request")
    case .timeout: localized("its own time-out")
    case .unknown: localized("unknown error")
    case .neverAnswers: localized("nothing, ever")
    case .answersTwice: localized("an ad, twice")
    }
  }
}
