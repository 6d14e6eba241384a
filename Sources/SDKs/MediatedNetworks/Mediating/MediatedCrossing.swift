import Simulation

/// A call between a mediator and the adapter of a network.
package enum MediatedCrossing: CaseIterable, Sendable {
  case load, loaded, failed
  case show, displayed, notShown, clicked, rewarded, closed

  /// Its sense in the journal.
  var sense: Sense {
    switch self {
    case .load: .networkAsked
    case .loaded: .networkAnswered
    case .failed: .networkFailed
    case .show: .networkShowAsked
    case .displayed: .networkWillPresent
    case .notShown: .networkShowFailed
    case .clicked: .networkSawClick
    case .rewarded: .networkRewarded
    case .closed: .networkClosed
    }
  }

  /// What the network's SDK calls it where an adapter is between it and the mediator.
  var nameAtNetwork: String {
    switch self {
    case .load: "load()"
    case .loaded: "didLoad()"
    case .failed: "didFailToLoad(_:)"
    case .show: "show()"
    case .displayed: "didShow()"
    case .notShown: "didFailToShow(_:)"
    case .clicked: "didClick()"
    case .rewarded: "didEarnReward()"
    case .closed: "didClose()"
    }
  }

  /// What an adapter passes on by it, down or up.
  var call: AppCall? {
    switch self {
    case .load: .load
    case .show: .show
    default: nil
    }
  }

  var news: AppNews {
    switch self {
    case .loaded: .ad
    case .failed: .refusal
    case .displayed: .display
    case .notShown: .failure
    case .clicked: .click
    case .rewarded: .reward
    case .closed: .close
    case .load, .show: .other
    }
  }
}
