/// Why a server grants nothing.
package enum CallbackRefusal: Error, Equatable, Sendable {
  /// There is no signature, or it is not one.
  case notSigned
  /// An escape or a parameter that can't be read.
  case unreadable
  /// A name that is there twice, or in another place than Google's.
  case outOfOrder(String)
  case missing(CallbackParameter)
  case unknownKey(Int)
  case badSignature
  /// Older than an hour, or from the future.
  case notNow
  /// The transaction was granted before.
  case repeated
}
