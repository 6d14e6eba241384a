/// Google's errors that mean more than their text: their numbers in the journal, without the SDK
/// that makes them.
package enum GoogleError {
  package static let domain = "com.google.admob"

  /// A line whose adapter cannot be asked for such an ad.
  package static let mediationAdapterError = 8
  /// A load that ended without an explanation.
  package static let internalError = 11
  /// A banner in a different size than requested.
  package static let mediationInvalidAdSize = 10
  /// A full-screen ad that waited too long.
  package static let adNotReady = 15
}
