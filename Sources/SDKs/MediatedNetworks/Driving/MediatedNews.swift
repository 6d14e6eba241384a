import Simulation

/// The news for an ad's holder, whatever the network's delegate calls it.
package enum MediatedNews<Failure> {
  /// A request leaves the phone, under this number.
  case requested(Int)
  case loaded, failed(Failure)
  /// There is a bid, or none: for who decides whether it becomes an ad.
  case offered, notOffered(Failure)
  /// The ad that waits has other values now.
  case changed
  case expired
  /// The ad that was too old has been replaced.
  case replaced
  case willPresent, displayed, notShown(Failure)
  case paid(MicroDollars?)
  case clicked, rewarded(Reward), closed
  /// The way that a click takes; only ads that are views tell.
  case way(MediatedDestination.Step)

  /// Its sense in the journal, unless the network says another one.
  var sense: Sense {
    switch self {
    case .requested: .networkRequestStarted
    case .loaded: .networkAnswered
    case .failed, .notOffered: .networkFailed
    case .offered: .networkBidReceived
    case .changed: .adInfoChanged
    case .expired: .networkExpired
    case .replaced: .networkReloadedExpired
    case .willPresent, .displayed: .networkWillPresent
    case .notShown: .networkShowFailed
    case .paid: .networkPaidTold
    case .clicked: .networkSawClick
    case .rewarded: .networkRewarded
    case .closed: .networkClosed
    case .way(let step): step.sense
    }
  }
}

extension MediatedNews: Equatable where Failure: Equatable {}

extension MediatedNews where Failure: MediatedFacts {
  /// Its facts in the journal, unless the network says others.
  func facts(of ad: (any MediatedFacts)?) -> Fields {
    switch self {
    case .requested(let number): [Fact.requestNumber(number)]
    case .loaded, .offered, .changed, .replaced: ad?.facts ?? .none
    case .failed(let error), .notOffered(let error), .notShown(let error): error.facts
    case .rewarded(let reward): [Fact.amount(reward.amount), Fact.type(reward.type)]
    case .expired, .willPresent, .displayed, .paid, .clicked, .closed, .way: .none
    }
  }
}

/// Something with facts for the journal: an ad's values, or an error.
package protocol MediatedFacts {
  var facts: Fields { get }
}

/// A call of a delegate's method: its name, and what the journal writes where that is not the usual.
package struct MediatedCall {
  let message: String
  let sense: Sense?
  let facts: Fields?
  let body: () -> Void

  package init(
    _ message: String, as sense: Sense? = nil, facts: Fields? = nil, _ body: @escaping () -> Void
  ) {
    self.message = message
    self.sense = sense
    self.facts = facts
    self.body = body
  }
}
