import MediatedNetworks
import Simulation
import UIKit

/// What can go wrong.
public enum POBErrorCode: Int, CaseIterable, Sendable {
  /// The request lacks something.
  case invalidRequest = 1001
  /// There is no ad.
  case noAds = 1002
  /// The connection.
  case networkError = 1003
  /// The server.
  case serverError = 1004
  /// Nobody answered in time.
  case timeout = 1005
  /// The SDK's own fault.
  case internalError = 1006
  /// The answer cannot be read.
  case invalidResponse = 1007
  /// It is no longer wanted.
  case requestCancelled = 1008
  /// The creative cannot be shown.
  case renderError = 1009
  /// The ad has waited too long.
  case adExpired = 1011
  /// One is under way, or an ad is there.
  case requestNotAllowed = 1012
  /// The SDK could not be started.
  case initFailed = 1013
  /// An ad is shown once.
  case adAlreadyShown = 2001
  /// There is nothing to show.
  case adNotReady = 2002
  /// Another network's bid won in the application.
  case clientSideAuctionLost = 3001
  /// Another network's bid won in the ad server.
  case adServerAuctionLost = 3002
  /// The application did not want it.
  case adNotUsed = 3003
}

/// A code as an error.
final class POBError: NSError, @unchecked Sendable {
  init(_ code: POBErrorCode, _ description: String? = nil) {
    super.init(
      domain: "com.pubmatic.openwrap", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: description ?? "\(code)"])
  }

  /// What OpenWrap makes of a server's answer; nil if there is an ad.
  init?(_ outcome: MediatedAnswer.Outcome) {
    let code: POBErrorCode
    switch outcome {
    case .fill: return nil
    case .noFill: code = .noAds
    case .networkError: code = .networkError
    case .timeout: code = .timeout
    case .badRequest: code = .invalidRequest
    case .unknown: code = .internalError
    case .error(let number, let message):
      super.init(
        domain: "com.pubmatic.openwrap", code: number,
        userInfo: [NSLocalizedDescriptionKey: message])
      return
    }
    super.init(
      domain: "com.pubmatic.openwrap", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(code)"])
  }

  required init?(coder: NSCoder) { nil }
}

extension Optional where Wrapped == POBError {
  /// As the journal writes it.
  var facts: Fields {
    map { ["code": .int($0.code), "error": .string($0.localizedDescription)] } ?? .none
  }
}
