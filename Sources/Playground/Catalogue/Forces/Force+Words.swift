import AdServing
import Languages
import Observing
package import Scenarios
import Simulation

extension Force {
  /// Its name in a list: what a line is made to do, and of anything else, what becomes so.
  package var title: String {
    switch self {
    case .outcome(let outcome): outcome.forceWords.title
    case .slow: localized("answer late")
    case .fault(let fault): fault.forceWords.title
    case .showing(let showing): showing.forceWords.title
    case .player(let manner): manner.forceWords.title
    case .counts(let counts): counts.forceWords.title
    case .nothing: localized("nothing goes wrong")
    case .answer(let outcome): localized("answers: \(outcome.title)")
    case .adShowing(.fails): localized("its ad can't be shown")
    case .adShowing(.failsAndPlays): localized("its ad is refused, and shown all the same")
    case .adShowing(.sticks): localized("its ad can't be closed")
    case .adShowing(.ignoresClose): localized("its ad's close button does nothing")
    case .adShowing(.closesAtTheThirdTap): localized("its ad's close button needs three taps")
    case .adShowing(.sticksOnReturn): localized("its ad can't be closed once the user was away")
    case .adShowing(.standsStill): localized("its ad stands still half-way")
    case .adShowing(.closesItself): localized("its ad closes by itself")
    case .adShowing(.closesAtOnce): localized("its ad closes as it appears")
    case .adShowing(.closesOnReturn): localized("its ad closes when the user comes back")
    case .adShowing(.restartsOnReturn): localized("its ad starts over when the user comes back")
    case .adShowing(.coversItsClose): localized("no tap reaches its ad's close button")
    case .adShowing(.leavesItsScreen): localized("its ad goes, and its screen stays")
    case .adShowing(.goesUntold): localized("its ad goes without a word")
    case .adShowing(.closesUntold): localized("its ad closes by itself, without a word")
    case .adShowing(.goesLate): localized("its ad's end is told late")
    case .adShowing(.goesEarly): localized("its ad's end is told as it appears")
    case .adShowing(.goesTwice): localized("its ad's end is told twice")
    case .adShowing(.normal): localized("its ad can be shown and closed")
    case .order(let order): order.title
    case .dearer: localized("its next ad is worth half as much again")
    case .cheaper: localized("its next ad is worth a third less")
    case .infoChanges: localized("its loaded ad becomes worth twice as much")
    case .expires: localized("its loaded ad grows too old")
    case .showsAt(let placement): localized("the app shows an ad at the placement \(placement)")
    case .capped(true): localized("its placement is capped")
    case .capped(false): localized("its placement is free")
    case .server(.ok): localized("the service answers")
    case .server(.unavailable): localized("there is no service")
    case .server(.error): localized("the service fails")
    case .server(.empty): localized("the service answers 200 without content")
    case .server(.timeout): localized("the service never answers")
    case .server(.late): localized("the service answers too late")
    case .units(.normalised): localized("prices are compared for one impression each")
    case .units(.literal): localized("prices are compared as they are said")
    case .asksUnstarted(true): localized("the arbiter is asked although CloudX has not started")
    case .asksUnstarted(false): localized("CloudX is started before the arbiter is asked")
    case .controller(.good): localized("the controller is built right")
    case .controller(.seed): localized("the controller is the published example")
    case .unknownUnit: localized("answers: the ad unit is unknown")
    case .latency(let latency): localized("answers after \(ServiceText.seconds(latency))")
    case .retries(true): localized("retries what failed")
    case .retries(false): localized("retries nothing")
    case .loadsNext(true): localized("loads the next ad when one is gone")
    case .loadsNext(false): localized("loads no next ad by itself")
    case .forcesLoad: localized("forces a load now")
    case .becomesActive: localized("the user leaves and comes back")
    case .isVIP(true): localized("the user pays for an app without ads")
    case .isVIP(false): localized("the user does not pay")
    case .waits(true): localized("a show without an ad waits for one")
    case .waits(false): localized("a show without an ad is over at once")
    case .flaw(let flaw): flaw?.title ?? localized("the app sets everything up")
    case .wrapper(.good): localized("the wrapper is built right")
    case .wrapper(.seed): localized("the wrapper is the published example")
    case .mistake(let mistake): mistake?.title ?? localized("MAX makes no mistake")
    }
  }

  /// The effect on the screen in a few words; nil where the title says it.
  package var effect: String? {
    switch self {
    case .outcome(let outcome): outcome.forceWords.effect
    case .slow: localized("answers after 4.9 s, just before time-out")
    case .fault(let fault): fault.forceWords.effect
    case .showing(let showing): showing.forceWords.effect
    case .player(let manner): manner.forceWords.effect
    case .counts(let counts): counts.forceWords.effect
    case .nothing: localized("an ad; every message arrives")
    default: nil
    }
  }

  /// Its word in a scenario, which stands in grey behind the title; nil if there is none.
  package var id: String? {
    switch self {
    case .outcome(let outcome): outcome.rawValue
    case .fault(let fault): fault.rawValue
    case .showing(let showing): "showing \(showing.rawValue)"
    case .player(let manner): "player \(manner.rawValue)"
    case .counts(let counts): "counts \(counts.rawValue)"
    default: nil
    }
  }

  /// The mark of a forced line.
  fileprivate var mark: String { self == .nothing ? title : localized("forced: \(title)") }
}

extension ForcedPart {
  package var words: [String] { forces.map(\.mark) }
}

extension Scenario.NetworkOutcome {
  fileprivate var title: String {
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

extension Scenario.Aggregation.Flaw {
  fileprivate var title: String {
    switch self {
    case .notRegistered: localized("the app registers no service")
    case .noKey: localized("the service gets no key")
    case .noAnswer: localized("its SDK never says that it has started")
    case .badBundle: localized("Info.plist lacks what the service needs")
    case .noUser: localized("the app says no user")
    case .wrongOrder: localized("the ad's module is loaded before the services'")
    case .noLog: localized("the event log hears nothing")
    }
  }
}

extension MediatorMistake {
  fileprivate var title: String {
    switch self {
    case .asksTwice: localized("MAX asks the network twice for one ad")
    case .countsAtLoad: localized("MAX counts an impression at the load")
    case .paysAtLoad: localized("MAX tells what an ad pays at the load")
    case .countsEveryReport: localized("MAX counts every report of an impression")
    case .staysReady: localized("MAX calls an ad ready that could not be shown")
    case .staysShowing: localized("MAX takes an ad that is gone for one on the screen")
    case .dropsTheAd: localized("MAX throws an ad away that waits to be shown")
    case .losesTheShow: localized("MAX shows nothing and says nothing when it is asked to show")
    case .forgetsClicks: localized("MAX does not count a reported click")
    case .forgetsImpressions: localized("MAX does not count a reported impression")
    case .keepsTheDisplay: localized("MAX does not say that an ad is on the screen")
    case .keepsTheClick: localized("MAX does not say that an ad was clicked")
    case .hastensTheDisplay: localized("MAX says too early that an ad is on the screen")
    case .hastensTheClose: localized("MAX says too early that an ad is gone")
    case .hastensTheReward: localized("MAX says too early that a reward was earned")
    case .changesTheReward: localized("MAX tells of a reward of nothing")
    case .delaysTheAnswer: localized("MAX answers a load late")
    case .delaysTheDisplay: localized("MAX says late that an ad is on the screen")
    case .delaysTheClose: localized("MAX says late that an ad is gone")
    case .delaysTheReward: localized("MAX says late that a reward was earned")
    case .repeatsTheAnswer: localized("MAX answers a load twice")
    case .repeatsTheDisplay: localized("MAX says twice that an ad is on the screen")
    case .repeatsTheClose: localized("MAX says twice that an ad is gone")
    case .repeatsTheReward: localized("MAX says twice that a reward was earned")
    case .ignoresStop: localized("MAX goes on replacing a banner that was stopped")
    case .forgetsStop: localized("MAX starts replacing again when a load fails")
    case .forgetsRefresh: localized("MAX does not replace a banner when its time has come")
    case .keepsTheClose: localized("MAX does not say that an ad is gone")
    case .keepsTheFailure: localized("MAX does not say that an ad could not be shown")
    case .keepsTheReward: localized("MAX does not say that a reward was earned")
    case .neverAnswers: localized("MAX never answers a load")
    }
  }
}

extension Scenario.CallbackOrder {
  fileprivate var title: String {
    switch self {
    case .usual: localized("callbacks in the usual order")
    case .impressionFirst: localized("the impression is reported first")
    case .rewardLast: localized("the reward comes when the ad is gone")
    case .impressionFirstRewardLast: localized("impression first, reward last")
    case .rewardNever: localized("the reward never comes")
    case .rewardTwice: localized("the reward comes twice")
    case .rewardFirst: localized("the reward comes as the ad appears")
    case .revenueLast: localized("the revenue comes when the ad is gone")
    case .displayTwice: localized("the display is reported twice")
    case .displayLast: localized("the display is reported at its end")
    case .displayNever: localized("the display is never reported")
    case .hideNever: localized("the end of the ad is never reported")
    }
  }
}
