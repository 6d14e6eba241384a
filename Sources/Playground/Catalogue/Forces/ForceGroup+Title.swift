import Languages
package import Scenarios

extension ForceGroup {
  /// The heading of its part of the list.
  package var title: String {
    switch self {
    case .ad: localized("The ad")
    case .answer: localized("The network's answer")
    case .adapter: localized("The adapter")
    case .signals: localized("Before the auction")
    case .countsOnWire: localized("On the wire: what is counted")
    case .answerOnWire: localized("On the wire: the answer")
    case .viewOnWire: localized("On the wire: what is shown")
    case .toPublisher: localized("From Google to the app and its server")
    case .screen: localized("The network's full screen")
    case .player: localized("The network's video player")
    case .counting: localized("The network's own count")
    case .nothing: localized("As usual")
    case .loading: localized("Loading by itself")
    case .application: localized("The application and its user")
    case .platform: localized("What MAX does wrong")
    case .setUp: localized("Setting up the service")
    case .show: localized("Showing an ad")
    case .server: localized("The arbiter's service")
    case .controller: localized("The controller")
    case .wrapper: localized("The wrapper")
    }
  }
}
