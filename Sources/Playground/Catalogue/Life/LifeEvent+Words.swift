package import Observing

extension LifeEvent {
  /// The event's call for most kinds of ad, or a word if each kind has its own.
  var message: String {
    switch self {
    case .received: "ad"
    case .refused: "error"
    case .appeared: "on the screen"
    case .disappeared: "off the screen"
    case .asked: "present(from:)"
    case .expired: "ad(_:didFailToPresentFullScreenContentWithError:)"
    case .willPresent: "willPresentFullScreenView()"
    case .couldNotPresent: "didFailToPresentWithError(_:)"
    case .willDismiss: "willDismissFullScreenView()"
    case .didDismiss: "didDismissFullScreenView()"
    case .impression: "impression"
    case .click: "click"
    case .videoStarted: "didStartVideo()"
    case .videoEnded: "didEndVideo()"
    case .rewarded: "didRewardUser()"
    }
  }

  /// A short name for a row of several events.
  package var word: String {
    switch self {
    case .videoStarted: "start"
    case .videoEnded: "end"
    case .rewarded: "reward"
    default: message
    }
  }
}
