/// Why an ad could not be shown over the application.
public struct PresentationError: Error, Equatable, CustomNSError, LocalizedError {
  /// The numbers of the real SDK.
  public enum Code: Int, Sendable {
    case adNotReady = 15
    case adTooLarge = 16
    case `internal` = 17
    case adAlreadyUsed = 18
    case notMainThread = 21
    case mediation = 22
  }

  /// What went wrong.
  public let code: Code
  private let detail: String?
  /// The adapter's error, if the failure is the adapter's.
  private let underlying: NSError?

  /// The error with this code.
  public init(_ code: Code) {
    self.init(code, nil)
  }

  init(_ code: Code, _ detail: String?, because underlying: NSError? = nil) {
    self.code = code
    self.detail = detail
    self.underlying = underlying
  }

  /// The domain of the SDK's own errors.
  public static var errorDomain: String { GADErrorDomain }
  /// The number of the real SDK.
  public var errorCode: Int { code.rawValue }
  /// The sentence, which on Linux would otherwise be lost when the error becomes an `NSError`.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: sentence]
    info[NSUnderlyingErrorKey] = underlying
    return info
  }
  /// What went wrong, in a sentence.
  public var errorDescription: String? { sentence }

  private var sentence: String {
    if let detail { return detail }
    return switch code {
    case .adNotReady: "The ad is not ready."
    case .adTooLarge: "The ad is larger than the screen."
    case .internal: "Something went wrong inside."
    case .adAlreadyUsed: "The ad was shown already."
    case .notMainThread: "The ad must be shown from the main thread."
    case .mediation: "The network could not show the ad."
    }
  }
}
