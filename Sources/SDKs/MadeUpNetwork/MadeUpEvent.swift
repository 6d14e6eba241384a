public import Simulation

/// The events in the life of a made-up network's ad, whatever its SDK calls them.
public enum MadeUpEvent: String, CaseIterable, Sendable {
  case loaded, failed
  case willShow, shown, failedToShow
  case impression, clicked, left
  case videoStarted, videoEnded, rewarded
  case willClose, closed

  /// The event's meaning in the journal; nil where none of the network's fits.
  public var sense: NetworkSense? {
    switch self {
    case .loaded: .networkAnswered
    case .failed: .networkFailed
    case .willShow: .networkWillPresent
    case .shown: nil
    case .failedToShow: .networkShowFailed
    case .impression: .networkSawImpression
    case .clicked: .networkSawClick
    case .left: .networkLeavesApp
    case .videoStarted: .networkVideoStarted
    case .videoEnded: .networkVideoEnded
    case .rewarded: .networkRewarded
    case .willClose: .networkClosing
    case .closed: .networkClosed
    }
  }

  /// The count in the network's book.
  var count: Count.What? {
    switch self {
    case .impression: .impression
    case .clicked: .click
    case .rewarded: .reward
    default: nil
    }
  }
}
