// This target contains the sentences and words for people, made from values that were decided
// elsewhere. Three kinds of text are not here: a contract rule has its texts beside its check, a
// setting has its summary in its table, and a room has its title on its card, so that each can be
// added in one place. JSON is a layer below and words its own errors.

import Languages
package import Observing
import Simulation

extension Verdict {
  package var sentences: [String] { statements.map(\.sentence) }
}

extension Verdict.Statement {
  package var sentence: String {
    switch self {
    case .loading: localized("The ad is loading.")
    case .unanswered: localized("No answer to its request was recorded.")
    case .noAd: localized("No line had an ad, so there is nothing to count.")
    case .presentation(let presentation): presentation.sentence
    case .count(let passage, of: let events): passage.sentence(of: events)
    case .reward(let story): story.sentence
    case .server(let state, let requests): state.sentence(after: requests)
    case .taps(1, clicks: let clicks): localized("One tap was counted as \(clicks.grouped) clicks.")
    case .taps(let taps, clicks: let clicks):
      localized("\(taps.grouped) taps were counted as \(clicks.grouped) clicks.")
    case .thirdParty(let count, let rule):
      localized(
        "A third party counts \(CountingMoment?.some(rule).inWords), and has \(count.grouped).")
    case .told(let error, by: let party):
      error.sentence(PartyWords.name(party), isAdapter: party.role == .adapter)
    case .erred(let error, by: let party):
      party.role == .adapter
        ? error.sentence(byAdapter: PartyWords.name(party))
        : error.sentence(by: PartyWords.name(party))
    case .ordered(by: let party):
      localized("\(PartyWords.name(party)) gave an order that the app knows nothing of.")
    case .heardByNobody: localized("The app has no listener for what is told of this ad.")
    case .notRefreshed:
      localized("Google left it there while nobody could see it, though the next ad was due.")
    case .heardAgain:
      localized("The app adds a listener with each load, and hears each message more than once.")
    }
  }
}

extension LayerRecord.NewsError {
  fileprivate func sentence(_ name: String, isAdapter: Bool) -> String {
    switch (manner, isAdapter) {
    case (.repeats, _): news.sentence(repeatedBy: name, isAdapter: isAdapter)
    case (.delays, false): localized("\(name) held up what the app should have heard at once.")
    case (.delays, true): localized("\(name) held up what MAX should have heard at once.")
    case (.hastens, false): localized("\(name) told the app of what had not happened yet.")
    case (.hastens, true): localized("\(name) told MAX of what had not happened yet.")
    case (.changes, false) where news == .refusal || news == .failure:
      localized("\(name) did not tell the app why there is no ad to see.")
    case (.changes, false) where news != .reward && news != .revenue:
      localized("\(name) told the app something under another name.")
    case (.changes, false): localized("\(name) told the app another amount than the SDK had.")
    case (.changes, true): localized("\(name) told MAX another amount than the network had.")
    case (.takes, true):
      localized("\(name) told MAX that there is no ad, and the network had one.")
    case (.takes, false):
      localized("\(name) told the app something else than the SDK had told.")
    case (.keeps, true), (.misroutes, true), (.overtakes, true), (.invents, true),
      (.recalls, true), (.strays, true), (.hoards, true), (.denies, true),
      (.throwsAt, true), (.misplaces, true), (.presents, true), (.undraws, true),
      (.misuses, true):
      news.sentence(keptByAdapter: name)
    case (.throwsAt, false):
      localized("\(name) threw an exception as it heard of this ad, and did not tell the app.")
    case (.misroutes, false):
      localized(
        "\(name) told another listener of the app's what should have been heard of this ad.")
    case (.keeps, false), (.overtakes, false), (.invents, false),
      (.recalls, false), (.strays, false), (.hoards, false), (.denies, false),
      (.misplaces, false), (.presents, false), (.undraws, false),
      (.misuses, false):
      news.sentence(keptBy: name)
    }
  }
}

extension VerifiedReward.State {
  fileprivate func sentence(after requests: Int) -> String {
    switch self {
    case .asked: localized("Your server was asked to grant the reward.")
    case .granted where requests == 1: localized("Your server granted the reward.")
    case .granted:
      localized("Your server granted the reward; it was asked \(requests.grouped) times.")
    case .grantedAgain(let times):
      localized("Your server granted the same reward \(times.grouped) times.")
    case .grantedToNobody:
      localized("Your server granted the reward to nobody: the request names no user.")
    case .refused: localized("Your server has not granted the reward; Google asks again.")
    case .givenUp:
      localized("Your server did not grant the reward; Google asked \(requests.grouped) times.")
    }
  }
}

extension AppNews {
  fileprivate func sentence(keptBy layer: String) -> String {
    switch self {
    case .ad, .refusal:
      localized("\(layer) has the answer, and did not tell the app, which is still waiting for it.")
    case .failure:
      localized(
        "\(layer) did not tell the app that it failed; the app is still waiting for the ad.")
    case .closing, .close:
      localized("\(layer) did not tell the app that the ad is gone; the app is still waiting.")
    case .reward:
      localized("\(layer) did not tell the app of the reward; the app is still waiting for it.")
    case .impression: localized("\(layer) did not tell the app of the impression.")
    case .click: localized("\(layer) did not tell the app of the click.")
    case .revenue: localized("\(layer) did not tell the app what the impression earned.")
    case .display: localized("\(layer) did not tell the app that the ad is on the screen.")
    case .other: localized("\(layer) did not tell the app of all that happened.")
    }
  }
}

extension AppNews {
  fileprivate func sentence(keptByAdapter adapter: String) -> String {
    switch self {
    case .ad, .refusal:
      localized("\(adapter) has the network's answer, and did not tell MAX, which waits for it.")
    case .failure:
      localized("\(adapter) did not tell MAX that it failed; the app is still waiting for the ad.")
    case .closing, .close:
      localized("\(adapter) did not tell MAX that the ad is gone; the app is still waiting.")
    case .reward:
      localized("\(adapter) did not tell MAX of the reward; the app is still waiting for it.")
    case .click: localized("\(adapter) did not tell MAX of the click.")
    case .display: localized("\(adapter) did not tell MAX that the ad is on the screen.")
    case .impression, .revenue, .other:
      localized("\(adapter) did not tell MAX of all that the network counts.")
    }
  }
}

extension AppNews {
  fileprivate func sentence(repeatedBy name: String, isAdapter: Bool) -> String {
    switch (self, isAdapter) {
    case (.reward, false):
      localized("\(name) told the app more than once of the reward, which was earned once.")
    case (.reward, true):
      localized("\(name) told MAX more than once of the reward, which was earned once.")
    case (_, false): localized("\(name) told the app more than once of what happened once.")
    case (_, true): localized("\(name) told MAX more than once of what happened once.")
    }
  }
}

extension LayerRecord.CallError {
  fileprivate func sentence(byAdapter adapter: String) -> String {
    switch manner {
    case .keeps: localized("\(adapter) did not ask the network for what MAX wanted.")
    case .repeats: localized("\(adapter) asked the network twice for what MAX wanted once.")
    default: localized("\(adapter) asked the network late for what MAX wanted.")
    }
  }

  fileprivate func sentence(by layer: String) -> String {
    switch (call, manner) {
    case (.options, _): localized("\(layer) dropped something that the app said with its request.")
    case (.view, _):
      localized("\(layer) did not hand the ad's view to the SDK, which sees nothing of it.")
    case (.tap, _): localized("\(layer) lost a tap on the ad; neither side could count it.")
    case (.dismiss, .keeps):
      localized("\(layer) did not tell the SDK that the app is done with it: it lives on.")
    case (.load, .keeps):
      localized("\(layer) did not pass on a load of the app's; the app is still waiting.")
    case (_, .keeps):
      localized("\(layer) did not pass on the app's call to show it; the app is still waiting.")
    case (_, .presents):
      localized("\(layer) presented it from a controller that the user does not see.")
    case (_, .undraws): localized("\(layer) drew nothing of the ad.")
    case (_, .misplaces): localized("\(layer) put the banner over what the app shows.")
    case (_, .throwsAt):
      localized("\(layer) threw an exception when the app called it; the SDK was not asked.")
    case (_, .denies): localized("\(layer) told the app that there is no ad, and the SDK had one.")
    case (_, .invents):
      localized("\(layer) told the app that its ad is ready, which was shown before.")
    case (_, .misuses):
      localized("\(layer) asked the SDK for an ad of another format than the unit has.")
    case (_, .repeats): localized("\(layer) passed on a call of the app's twice.")
    case (_, .misroutes): localized("\(layer) passed on a call of the app's to another ad unit.")
    case (_, .delays), (_, .overtakes), (_, .hastens), (_, .recalls),
      (_, .strays), (_, .changes), (_, .takes), (_, .hoards):
      localized("\(layer) passed on a call of the app's late.")
    }
  }
}

extension Verdict.Presentation {
  fileprivate var sentence: String {
    switch self {
    case .refused(let reason, wasOnScreen: false): localized("It was not shown: \(reason)")
    case .refused(let reason, wasOnScreen: true): localized("It was not shown again: \(reason)")
    case .asked: localized("Google asked the adapter to show it; the adapter has not answered yet.")
    case .unanswered: localized("Google asked the adapter to show it; no answer was recorded.")
    case .ready: localized("It is ready to be shown.")
    case .leftReady: localized("It was ready to be shown; more was not recorded.")
    case .declined: localized("The user declined it; it can still be shown.")
    case .left(.closed): localized("It left the screen; the app was not told.")
    case .left(.letGo): localized("The app let go of it before it was shown.")
    case .left(.ended): localized("The app ended, and this ad with it.")
    case .left(.forced): localized("The user forced it off the screen; the app was not told.")
    }
  }
}

extension Verdict.RewardStory {
  fileprivate var sentence: String {
    switch self {
    case .notEarnedYet: localized("The reward is not earned yet.")
    case .notEarned: localized("No reward was earned.")
    case .ended:
      localized("The user earned the reward; the app ended before it was told.")
    case .invented: localized("No reward was earned, and the app was told of one.")
    case .earned(told: .whileCovered):
      localized("The reward came while the ad covered the app.")
    case .earned(told: .afterwards):
      localized("The reward came after the ad was gone.")
    case .earned(told: nil): localized("The user earned the reward; the app was not told.")
    case .earned(told: .unrecorded):
      localized("The user earned the reward; whether the app was told is not recorded.")
    case .notToldYet:
      localized("The user earned the reward; the network has not told the adapter yet.")
    case .neverTold:
      localized("The user earned the reward; the network never told the adapter.")
    case .underWay:
      localized("The user earned the reward; the adapter's report to Google is held up.")
    case .notReported: localized("The user earned the reward; the adapter did not report it.")
    case .lostOnTheWire:
      localized("The user earned the reward; the adapter's report to Google was lost on the way.")
    case .unknownToNetwork(told: nil):
      localized(
        "The network counted no reward; the adapter reported one, and the app was not told.")
    case .unknownToNetwork(told: .unrecorded):
      localized("The network counted no reward; the adapter reported one to Google.")
    case .unknownToNetwork(told: _):
      localized("The network counted no reward; the adapter reported one, and the app gave it.")
    }
  }
}
