import Languages
package import Observing
import Scenarios

/// Texts on the card that stands on the phone for an ad that is not up.
package enum AdCardText {
  /// The ad's format, and how far it has come.
  package static func state(_ format: String, _ state: AdRecord.State?) -> String {
    "\(format), \(words(state))"
  }

  static func words(_ state: AdRecord.State?) -> String {
    switch state {
    case nil: localized("not loaded")
    case .loading: localized("loading …")
    case .loaded: localized("loaded")
    case .failed: localized("no ad")
    case .onScreen, .dismissed: localized("gone")
    }
  }

  package static var show: String { localized("Show it") }
  package static var load: String { localized("Load it") }
}
