import Languages
package import Observing

extension LifeEvent {
  /// The event's call for most kinds of ad, or a word if each kind has its own.
  var message: String {
    switch self {
    case .received: localized("ad")
    case .refused: localized("error")
    case .appeared: localized("on the screen")
    case .disappeared: localized("off the screen")
    case .asked: "present(from:)"
    case .expired: "ad(_:didFailToPresentFullScreenContentWithError:)"
    case .willPresent: "willPresentFullScreenView()"
    case .couldNotPresent: "didFailToPresentWithError(_:)"
    case .willDismiss: "willDismissFullScreenView()"
    case .didDismiss: "didDismissFullScreenView()"
    case .impression: localized("impression")
    case .click: localized("click")
    case .videoStarted: "didStartVideo()"
    case .videoEnded: "didEndVideo()"
    case .rewarded: "didRewardUser()"
    }
  }

  /// A short name for a row of several events.
  package var word: String {
    switch self {
    case .videoStarted: localized("start")
    case .videoEnded: localized("end")
    case .rewarded: localized("reward")
    default: message
    }
  }
}
