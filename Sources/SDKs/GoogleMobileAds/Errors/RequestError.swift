import Simulation

/// The domain of the SDK's own errors.
public let GADErrorDomain = "com.google.admob"  // swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a failed load's response info in the error's user info.
public let GADErrorUserInfoKeyResponseInfo = "gad_response_info"

/// Why a request was not answered with an ad.
public struct RequestError: Error, Equatable, CustomNSError, LocalizedError {
  /// The numbers of the real SDK. 6 and 14 are retired there, 9 is becoming 1.
  public enum Code: Int, Sendable {
    case invalidRequest = 0
    case noFill = 1
    case networkError = 2
    case serverError = 3
    case osVersionTooLow = 4
    case timeout = 5
    case mediationDataError = 7
    case mediationAdapterError = 8
    case mediationNoFill = 9
    case mediationInvalidAdSize = 10
    case internalError = 11
    case invalidArgument = 12
    case receivedInvalidResponse = 13
    case adAlreadyUsed = 19
    case applicationIdentifierMissing = 20
  }

  /// What went wrong.
  public let code: Code
  private let detail: String?

  package init(_ code: Code, _ detail: String? = nil) {
    self.code = code
    self.detail = detail
  }

  /// One that went through Objective-C; a number that the SDK does not have is an internal error.
  public init(_nsError error: NSError) {
    self.init(Code(rawValue: error.code) ?? .internalError)
  }

  static func formatNotImplemented(_ method: String) -> RequestError {
    RequestError(.mediationAdapterError, "The adapter does not implement \(method).")
  }

  /// The domain of the SDK's own errors.
  public static var errorDomain: String { GADErrorDomain }
  /// The number of the real SDK.
  public var errorCode: Int { code.rawValue }
  /// The sentence, which on Linux would otherwise be lost when the error becomes an `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// What went wrong, in a sentence.
  public var errorDescription: String? { "Request Error: \(detail ?? code.sentence)" }
}

extension GoogleRefusal {
  var code: RequestError.Code {
    switch self {
    case .invalidRequest: .invalidRequest
    case .noFill, .noConsent: .noFill
    case .networkError: .networkError
    case .serverError: .serverError
    case .timeout: .timeout
    case .internalError: .internalError
    case .applicationIdentifierMissing: .applicationIdentifierMissing
    case .accountNotApproved, .appNotApproved, .publisherDataNotFound, .formatMismatch,
      .sizeMismatch, .platformMismatch, .tooManyFailures:
      .noFill
    }
  }
}

extension RequestError.Code {
  /// The code's meaning in a sentence.
  var sentence: String {
    switch self {
    case .invalidRequest: "The request is invalid."
    case .noFill, .mediationNoFill: "No ad to show."
    case .networkError: "The network cannot be reached."
    case .serverError: "The ad server answered with an error."
    case .osVersionTooLow: "The operating system is too old."
    case .timeout: "The request timed out."
    case .mediationDataError: "The mediation settings cannot be read."
    case .mediationAdapterError: "Cannot find an ad network adapter for mediation."
    case .mediationInvalidAdSize: "The network answered with an ad of another size."
    case .internalError: "Something went wrong inside."
    case .invalidArgument: "An argument is invalid."
    case .receivedInvalidResponse: "The answer cannot be read."
    case .adAlreadyUsed: "The ad was used already."
    case .applicationIdentifierMissing: "The application has no identifier."
    }
  }
}
