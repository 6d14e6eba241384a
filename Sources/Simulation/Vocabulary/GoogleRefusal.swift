/// What Google answers a request with by itself, before it asks a line; the words of its errors.
package enum GoogleRefusal: String, CaseIterable, Sendable {
  case invalidRequest, noFill, networkError, serverError, timeout, internalError
  case applicationIdentifierMissing
  /// No fill, with the reason: an account, an application or an ad unit is new, or of another kind than the request.
  case accountNotApproved, appNotApproved, publisherDataNotFound
  case formatMismatch, sizeMismatch, platformMismatch
  /// No fill, since too many requests have failed before.
  case tooManyFailures
  /// As long as the user's TC string allows Google no ads.
  case noConsent

  /// What Google says beside its code; nil where the code says it all.
  package var detail: String? {
    switch self {
    case .accountNotApproved: "Account not approved yet."
    case .appNotApproved: "App not approved yet."
    case .publisherDataNotFound: "Publisher data not found."
    case .formatMismatch: "Ad unit doesn't match format."
    case .sizeMismatch: "Request doesn't meet size requirements."
    case .platformMismatch: "Ad unit doesn't match platform."
    case .tooManyFailures:
      "Too many recently failed requests for this ad unit. Wait a few seconds before the next one."
    default: nil
    }
  }

  /// Whether a setting of the application's, or of its account, is wrong.
  package var isOfSettings: Bool {
    self == .invalidRequest || self == .applicationIdentifierMissing
      || detail != nil && self != .tooManyFailures
  }
}
