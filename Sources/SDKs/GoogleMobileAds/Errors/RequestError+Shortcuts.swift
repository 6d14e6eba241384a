// `RequestError.noFill` for `RequestError.Code.noFill`, as with every error of a real SDK.

extension RequestError {
  /// The request was fine, but there is no ad.
  public static var noFill: Code { .noFill }
  /// The request cannot be answered as it is.
  public static var invalidRequest: Code { .invalidRequest }
  /// The network could not be reached.
  public static var networkError: Code { .networkError }
  /// No answer came in time.
  public static var timeout: Code { .timeout }
  /// The ad server failed.
  public static var serverError: Code { .serverError }
  /// The operating system is too old.
  public static var osVersionTooLow: Code { .osVersionTooLow }
  /// The mediation settings cannot be read.
  public static var mediationDataError: Code { .mediationDataError }
  /// The adapter is missing, or failed.
  public static var mediationAdapterError: Code { .mediationAdapterError }
  /// The ad does not have the requested size.
  public static var mediationInvalidAdSize: Code { .mediationInvalidAdSize }
  /// Something went wrong inside.
  public static var internalError: Code { .internalError }
  /// An argument is invalid.
  public static var invalidArgument: Code { .invalidArgument }
  /// The answer cannot be read.
  public static var receivedInvalidResponse: Code { .receivedInvalidResponse }
  /// The ad was used already.
  public static var adAlreadyUsed: Code { .adAlreadyUsed }
  /// The application has no identifier.
  public static var applicationIdentifierMissing: Code { .applicationIdentifierMissing }
}
