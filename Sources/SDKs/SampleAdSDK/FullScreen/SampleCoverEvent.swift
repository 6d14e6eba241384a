import Simulation

/// What happens to an ad that covers an application.
enum SampleCoverEvent {
  case loaded(Fields)
  case failed(SampleErrorCode)
  case expired
  case failedToShow(SampleShowError)
  case willPresent, sawImpression, sawClick
  case videoStarted, videoEnded, rewarded
  case closing, closed

  var sense: Sense {
    switch self {
    case .loaded: .networkAnswered
    case .failed: .networkFailed
    case .expired: .networkExpired
    case .failedToShow: .networkShowFailed
    case .willPresent: .networkWillPresent
    case .sawImpression: .networkSawImpression
    case .sawClick: .networkSawClick
    case .videoStarted: .networkVideoStarted
    case .videoEnded: .networkVideoEnded
    case .rewarded: .networkRewarded
    case .closing: .networkClosing
    case .closed: .networkClosed
    }
  }

  var facts: Fields {
    switch self {
    case .loaded(let facts): facts
    case .failed(let code): [Fact.code(code.rawValue), Fact.error(code.description)]
    // Whose doing it is where it is not the ad's own.
    case .failedToShow(let error) where error.reason != .isBroken:
      [Fact.code(error.errorCode), Fact.error(error.errorDescription ?? "")]
    case .expired, .failedToShow, .willPresent, .sawImpression, .sawClick, .videoStarted,
      .videoEnded, .rewarded, .closing, .closed:
      .none
    }
  }
}
