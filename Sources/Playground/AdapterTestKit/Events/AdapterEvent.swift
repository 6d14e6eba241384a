/// What an adapter told Google's SDK about an ad.
public enum AdapterEvent: Equatable, Sendable {
  case impression
  case click
  case willPresent
  /// The ad could not be shown: the error's domain and code.
  case failedToPresent(domain: String, code: Int)
  case willDismiss
  case didDismiss
  case videoStarted
  case videoPlayed
  case videoPaused
  case videoEnded
  case videoMuted
  case videoUnmuted
  case reward
}
