/// What an application wants of an SDK, whatever the SDK calls it.
package enum AppCall: String, CaseIterable, Sendable {
  case load, show
  /// It is done with an ad, which the SDK should let go.
  case dismiss
  /// What it says with a request.
  case options
  /// What is on the screen of a native ad, for the SDK to watch.
  case view
  /// A touch of the user's on the ad.
  case tap

  /// The noun in the words of mistakes; nil for what has none.
  var noun: String? {
    switch self {
    case .load: "Load"
    case .show: "Show"
    case .dismiss: "Dismiss"
    case .options, .view, .tap: nil
    }
  }
}
