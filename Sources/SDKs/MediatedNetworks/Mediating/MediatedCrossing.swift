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
}
