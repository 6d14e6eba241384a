import Foundation

/// Where an ad unit is, for logs and screens.
public enum GHADUnitState: Equatable, Sendable {
  /// There is no ad, and nobody asked for one.
  case idle
  /// A vendor was asked, after so many failures in a row.
  case loading(attempt: Int)
  /// There is an ad.
  case ready(GHADLoadedAd)
  /// The next attempt comes at that moment of the scheduler's clock.
  case retryWait(attempt: Int, until: TimeInterval)
  /// The last load failed, and there is no further attempt.
  case exhausted(GHADFailure)
  /// An ad is on the screen, or about to be.
  case showing
  /// The ad is gone; until that moment its reward may still come.
  case closingGrace(until: TimeInterval)

  init(_ state: GHADRewardedMachine.State) {
    self =
      switch state {
      case .idle: .idle
      case .loading(_, let attempt, _): .loading(attempt: attempt)
      case .ready(let ad): .ready(ad)
      case .retryWait(let attempt, let until, _, _): .retryWait(attempt: attempt, until: until)
      case .exhausted(let failure): .exhausted(failure)
      case .showing: .showing
      case .closingGrace(_, let until, _): .closingGrace(until: until)
      }
  }

  /// Its name, without details.
  public var word: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .ready: "ready"
    case .retryWait: "retryWait"
    case .exhausted: "exhausted"
    case .showing: "showing"
    case .closingGrace: "closingGrace"
    }
  }
}
