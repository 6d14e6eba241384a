/// Why a full-screen ad of the Sample network was not shown.
public struct SampleShowError: Error, LocalizedError, CustomNSError {
  let reason: Reason

  enum Reason: Int {
    case wasShown = 1, noRoom, isExpired, isBroken
  }

  /// The network's own domain.
  public static var errorDomain: String { "com.sample.network" }
  /// 1 for an ad that was shown before, 2 for one that is missing or has no room, 3 for one that is
  /// too old, 4 for one that cannot be shown.
  public var errorCode: Int { reason.rawValue }
  /// The sentence, which on Linux would otherwise be lost when the error becomes an `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// What went wrong, in a sentence.
  public var errorDescription: String? {
    switch reason {
    case .wasShown: "The ad was shown before."
    case .noRoom: "There is nothing to show, or something covers it."
    case .isExpired: "The ad has waited for too long."
    case .isBroken: "The creative cannot be shown."
    }
  }
}
