package import Observing
import Scenarios

/// Texts on the card that stands on the phone for an ad that is not up.
package enum AdCardText {
  /// The ad's format, and how far it has come.
  package static func state(_ format: String, _ state: AdRecord.State?) -> String {
    "\(format), \(words(state))"
  }

  private static func words(_ state: AdRecord.State?) -> String {
    switch state {
    case nil: "not loaded"
    case .loading: "loading …"
    case .loaded: "loaded"
    case .failed: "no ad"
    case .onScreen, .dismissed: "gone"
    }
  }

  package static let show = "Show it"
  package static let load = "Load it"
}
