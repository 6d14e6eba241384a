/// Google's errors as far as they say more than their text: how the journal has them, without the SDK
/// that makes them.
package enum GoogleError {
  package static let domain = "com.google.admob"

  /// A load that ended with nothing that can be explained.
  package static let internalError = 11
  /// A banner of another size than was asked for.
  package static let mediationInvalidAdSize = 10
  /// A full-screen ad that has waited too long.
  package static let adNotReady = 15
}
