/// What Google answers a request with by itself, before it asks a line; the words of its errors.
package enum GoogleRefusal: String, CaseIterable, Sendable {
  case invalidRequest, noFill, networkError, serverError, timeout, internalError
  case applicationIdentifierMissing
  /// As long as the user's TC string allows Google no ads.
  case noConsent

  /// Whether a setting of the application's, or of its account, is wrong.
  package var isOfSettings: Bool {
    self == .invalidRequest || self == .applicationIdentifierMissing
  }
}
